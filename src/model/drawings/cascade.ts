import { appliesOnScreen, type CssDeclaration, readDeclarations, readSheet } from './css-rules.ts'
import { attributeOf, keyOf, keysOf, matches, readSelectors, type Selector } from './css-selectors.ts'
import { DrawingFault } from './drawing-fault.ts'
import { drawingLimits } from './drawing-limits.ts'
import type { Steps } from './steps.ts'
import type { XmlElement } from './xml-tree.ts'

interface Rule {
  readonly selector: Selector
  readonly declarations: readonly CssDeclaration[]
  readonly order: number
}

/** All style sheets of a drawing. */
export interface Cascade {
  /** Declarations of an element, those that win last: of rules by specificity and order, of its own style, important ones. */
  declarationsOf(element: XmlElement): readonly CssDeclaration[]
  /** At-rules that a cleaned drawing cannot have, such as `@font-face`. */
  readonly others: readonly string[]
}

export function readCascade(root: XmlElement, steps: Steps): Cascade {
  const byKey = new Map<string, Rule[]>()
  const others = new Set<string>()
  let order = 0
  for (const sheet of sheetsIn(root)) {
    const { rules, others: more } = readSheet(sheet)
    for (const other of more) others.add(other)
    for (const { selector: list, declarations } of rules) {
      for (const selector of readSelectors(list) ?? []) {
        order += 1
        if (order > drawingLimits.rules) throw new DrawingFault('tooComplex', 'style')
        const key = keyOf(selector)
        const same = byKey.get(key)
        if (same) same.push({ selector, declarations, order })
        else byKey.set(key, [{ selector, declarations, order }])
      }
    }
  }
  const rulesOf = (element: XmlElement): Rule[] =>
    keysOf(element)
      .flatMap((key) => byKey.get(key) ?? [])
      .filter(({ selector }) => matches(element, selector, steps))
      .sort((a, b) => a.selector.specificity - b.selector.specificity || a.order - b.order)
  return {
    others: [...others],
    declarationsOf: (element) => {
      const ofRules = byKey.size === 0 ? [] : rulesOf(element).flatMap(({ declarations }) => declarations)
      steps.take(ofRules.length)
      const own = readDeclarations(attributeOf(element, 'style') ?? '')
      const all = [...ofRules, ...own]
      return all.some(({ isImportant }) => isImportant)
        ? [...all.filter((each) => !each.isImportant), ...all.filter((each) => each.isImportant)]
        : all
    },
  }
}

/** Browsers apply a sheet of SVG or of XHTML anywhere in a drawing, also in what they do not draw. */
function sheetsIn(element: XmlElement): string[] {
  if (element.name !== 'style') return element.elements.flatMap(sheetsIn)
  const type = attributeOf(element, 'type')?.trim().toLowerCase() ?? ''
  if (type !== '' && type !== 'text/css') return []
  if (!appliesOnScreen(attributeOf(element, 'media') ?? '')) return []
  return [element.children.filter((child) => typeof child === 'string').join('')]
}
