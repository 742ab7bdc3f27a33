import { chromium } from "playwright-core";
import { serveSite } from "./static-server.mjs";
const { address, close } = await serveSite();
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
for (const [name, opt] of [["desk",{viewport:{width:1280,height:800}}],["phone",{viewport:{width:390,height:844},hasTouch:true,isMobile:true}]]) {
  const ctx = await browser.newContext(opt); const page = await ctx.newPage();
  page.on("console", m => { if (m.type()==="error") console.log("ERR", m.text()); }); page.on("pageerror", e => console.log("PAGEERR", e.message));
  await page.goto(address); await page.waitForTimeout(2500);
  await page.setInputFiles("#shelf-take", "/tmp/menagerie.yaml"); await page.waitForTimeout(2500);
  console.log(page.url().slice(0,120));
  await page.screenshot({ path: `/tmp/${name}-1.png` });
  const link = page.locator("text=Menagerie").first(); await link.click().catch(e=>console.log(String(e).slice(0,200))); await page.waitForTimeout(3000);
  console.log(page.url().slice(0,120));
  for (const tab of ["play","learn","make","analyse"]) { await page.click(`#tab-${tab}`).catch(e=>console.log(tab, String(e).slice(0,150))); await page.waitForTimeout(2500); await page.screenshot({ path: `/tmp/${name}-${tab}.png` }); }
  await ctx.close();
}
await browser.close(); close();
