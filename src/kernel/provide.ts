/** All kernels, for programs that cannot wait for one to load. Bundlers keep the bytes only where this is called. The one
 *  script for pages has `provide-inside.ts` instead. */
import { provideAllOfTrails } from "../betza/provide-trails.ts";
import { provideRichRules } from "../rules/provide.ts";
import { RICH_RULES } from "../rules/rich.ts";
import { kernel as hugeFull } from "./huge-full.ts";
import { kernel as hugeRich } from "./huge-rich.ts";
import { kernel as narrow } from "./narrow.ts";
import { kernel as narrowFull } from "./narrow-full.ts";
import { kernel as narrowRich } from "./narrow-rich.ts";
import { provideKernel } from "./open.ts";
import { kernel as wide } from "./wide.ts";
import { kernel as wideFull } from "./wide-full.ts";
import { kernel as wideRich } from "./wide-rich.ts";

let areProvided = false;

export function provideKernels(): void {
  if (areProvided) return;
  areProvided = true;
  provideAllOfTrails();
  provideRichRules(RICH_RULES);
  for (const kernel of [narrow, wide, narrowRich, wideRich, hugeRich, narrowFull, wideFull, hugeFull])
    provideKernel(kernel);
}
