/** Where the vendor's typeface is: the one that shops use most, so that card fields look like the page around them. */
export const TYPEFACE_PATH = '/typeface/inter-latin.woff2';

/** The look of all pages of the vendor: the frame in the shop's checkout, the hosted card page, the challenge. */
export const PAGE_STYLE = `
@font-face { font-family: Inter; font-style: normal; font-weight: 100 900; font-display: swap; src: url("${TYPEFACE_PATH}") format("woff2"); }
:root { --ink: #1d2433; --soft: #5b5f6b; --line: #8a8578; --paper: #f7f4ec; --accent: #1f4a3d; --focus: #1f4fd8; --error: #a4261c; }
.business { --accent: #1d3a5f; --paper: #f2f5f8; }
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; color: var(--ink); font: 16px/1.45 Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
body.page { background: var(--paper); min-height: 100vh; padding: 24px 16px 40px; }
.frame { padding: 4px; }
main { margin: 0 auto; max-width: 480px; }
.panel { background: #fff; border: 1px solid #ded8c9; border-radius: 12px; padding: 24px 20px; }
h1 { font-size: 22px; line-height: 1.25; margin: 0 0 6px; }
p { margin: 0 0 12px; }
.panel > p:last-child { margin: 0; }
.maker { color: var(--soft); font-size: 14px; margin: 0 0 12px; }
.total { display: flex; justify-content: space-between; gap: 12px; margin: 16px 0 20px; padding: 12px 0; border: solid #ded8c9; border-width: 1px 0; }
.total strong { font-variant-numeric: tabular-nums; }
.facts { margin: 16px 0 20px; border-top: 1px solid #ded8c9; }
.facts div { display: flex; justify-content: space-between; gap: 12px; padding: 10px 0; border-bottom: 1px solid #ded8c9; }
.facts dd { margin: 0; font-weight: 600; font-variant-numeric: tabular-nums; text-align: right; }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 14px 16px; margin: 0; }
.wide { grid-column: 1 / -1; }
label { display: block; font-size: 14px; font-weight: 600; margin: 0 0 6px; }
.box { position: relative; }
input { appearance: none; width: 100%; height: 44px; padding: 0 12px; font: inherit; font-variant-numeric: tabular-nums; color: var(--ink); background: #fff; border: 1px solid var(--line); border-radius: 8px; }
input::placeholder { color: #6f6c64; opacity: 1; }
input:hover { border-color: #5f5b50; }
input:focus, button:focus-visible, a:focus-visible, summary:focus-visible, .summary:focus { outline: 2px solid var(--focus); outline-offset: 1px; }
input[aria-invalid="true"] { border-color: var(--error); box-shadow: inset 0 0 0 1px var(--error); }
.box.branded input { padding-right: 66px; }
.brand { position: absolute; right: 10px; top: 9px; height: 26px; line-height: 0; pointer-events: none; }
.brand svg { display: block; height: 26px; width: 42px; }
.error { color: var(--error); font-size: 14px; line-height: 1.35; margin: 6px 0 0; }
.hint { color: var(--soft); font-size: 14px; margin: 10px 0 0; }
.fields .hint { margin: 0; }
.notice { background: #fdf1ef; border: 1px solid #e2b4ae; border-radius: 8px; font-size: 14px; margin: 0 0 14px; padding: 10px 12px; }
.notice button { appearance: none; background: none; border: 0; color: inherit; cursor: pointer; font: inherit; font-weight: 600; padding: 0; text-decoration: underline; text-underline-offset: 2px; }
.notice button::after { content: ""; position: absolute; inset: -12px -8px; }
.notice button { position: relative; }
.summary { background: #fdf1ef; border: 1px solid #e2b4ae; border-radius: 8px; margin: 0 0 20px; padding: 14px 16px; }
.summary p { margin: 0 0 8px; }
.summary ul { margin: 0; padding-left: 20px; }
.summary a { color: var(--error); display: inline-block; padding: 4px 0; }
.actions { display: grid; gap: 12px; margin: 22px 0 0; }
.actions.pair { grid-template-columns: 1fr 1fr; }
.button { appearance: none; display: flex; align-items: center; justify-content: center; min-height: 48px; padding: 8px 16px; font: inherit; font-weight: 600; border-radius: 8px; border: 1px solid var(--accent); background: var(--accent); color: #fff; cursor: pointer; text-align: center; text-decoration: none; width: 100%; }
.button:hover { filter: brightness(1.15); }
.button.quiet { background: #fff; color: var(--accent); }
.button.quiet:hover { background: #f4f1e8; filter: none; }
details { margin: 20px 4px 0; font-size: 14px; color: var(--soft); }
summary { color: var(--ink); cursor: pointer; font-weight: 600; padding: 10px 0; min-height: 44px; }
.numbers { list-style: none; margin: 4px 0 0; padding: 0; }
.numbers li { display: grid; gap: 0 12px; padding: 6px 0; border-top: 1px solid #e4dfd2; }
.numbers code { color: var(--ink); font: inherit; font-variant-numeric: tabular-nums; white-space: nowrap; }
.test-only { font-size: 14px; color: var(--soft); margin: 20px 4px 0; }
.quiet-text { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.paypal { --accent: #0b4ea2; --paper: #f5f7fa; }
.klarna { --accent: #17120f; --paper: #fdeaf1; }
.wallet { --accent: #1a1f71; --paper: #f4f5fb; }
.apple { --accent: #111; --paper: #f5f5f7; }
.vendor-name { font-size: 20px; font-weight: 700; margin: 0 0 16px; color: var(--accent); }
.plan { list-style: none; margin: 0 0 20px; padding: 0; }
.plan li { display: flex; justify-content: space-between; gap: 12px; padding: 8px 0; border-bottom: 1px solid #ded8c9; font-variant-numeric: tabular-nums; }
.payers { display: grid; gap: 8px; margin: 8px 0 0; }
.payers .button { flex-wrap: wrap; justify-content: space-between; gap: 0 12px; font-weight: 400; text-align: left; }
@media (min-width: 480px) { .numbers li { grid-template-columns: 190px 1fr; } }
@media (max-width: 359px) { body.page { padding: 12px 8px 32px; } .panel { padding: 20px 14px; } .fields { column-gap: 10px; } label { font-size: 13px; } }
@media (prefers-reduced-motion: no-preference) { input, .button { transition: border-color 120ms, background-color 120ms; } }
`;
