/**
 * Runs in a page of an engine that can't be told to print: makes the rules for paper apply to the
 * screen and drops those for the screen alone. It doesn't cover page breaks. It uses nothing from
 * outside.
 */
export function showPrintRules(): string {
  const turn = (media: MediaList) => {
    const said = media.mediaText;
    if (/\bprint\b/.test(said)) media.mediaText = said.replace(/\b(only )?print\b/g, "all");
    else if (/\bscreen\b/.test(said)) media.mediaText = "not all";
  };
  const visit = (rules: CSSRuleList) => {
    for (const rule of Array.from(rules)) {
      if (rule instanceof CSSMediaRule) turn(rule.media);
      if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  };
  for (const sheet of Array.from(document.styleSheets)) {
    turn(sheet.media);
    visit(sheet.cssRules);
  }
  return "shown";
}
