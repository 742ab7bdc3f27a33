/** The same for files, of which is said where they do not fit the schema. */
import { provideShapeCheck } from "./late-checks.ts";
import { provideReading } from "./provide-reading.ts";
import { checkShape } from "./shape.ts";

export function provideFileReading(): void {
  provideReading();
  provideShapeCheck(checkShape);
}
