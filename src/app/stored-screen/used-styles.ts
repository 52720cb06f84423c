const classNames = /\.(-?[_a-zA-Z][\w-]*)/g
/** What the page around has already. */
const ofPage = /^(?::root|html|body)\b/
/** What no stored screen needs: it stands still, and the page itself has the fonts. */
const unneeded = ['CSSKeyframesRule', 'CSSFontFaceRule', 'CSSImportRule', 'CSSNamespaceRule']

/**
 * The rules of the page's own style sheets that these elements may need, as text. That of a shorthand with a variable is empty where
 * a part of it follows (`border: 1px solid var(--line); border-top: 0`): such style sheets write the parts alone.
 */
export function usedStyles(root: ParentNode): string {
  const used = new Set([...root.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
  return [...document.styleSheets].flatMap((sheet) => usedRules(rulesOf(sheet), used)).join('\n')
}

function usedRules(rules: Iterable<CSSRule>, used: ReadonlySet<string>): string[] {
  return [...rules].flatMap((rule) => {
    if (unneeded.includes(rule.constructor.name)) return []
    if (rule instanceof CSSStyleRule) return isUsed(rule.selectorText, used) ? [rule.cssText] : []
    if (!('cssRules' in rule)) return [rule.cssText]
    const inner = usedRules(rule.cssRules as CSSRuleList, used)
    const [head = ''] = rule.cssText.split('{', 1)
    return inner.length > 0 ? [`${head}{${inner.join('\n')}}`] : []
  })
}

/** Rules about elements are kept, and those of which one class is on an element. */
function isUsed(selector: string, used: ReadonlySet<string>): boolean {
  const names = [...selector.matchAll(classNames)].map(([, name = '']) => name)
  return names.length === 0 ? !ofPage.test(selector) : names.some((name) => used.has(name))
}

/** Sheets of other origins, which an extension of the browser may add, cannot be read. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}
