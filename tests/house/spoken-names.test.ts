import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import { languages } from '#model/language/languages.ts'
import { filesBelow, root, type SourceFile } from './source-files.ts'
import { isNode, lineOf, nameOf, type SourceNode, visit } from './source-tree.ts'

/**
 * Voice control uses the visible text of a button, so its accessible name contains that text (WCAG 2.5.3), in every
 * language.
 */
const screens = filesBelow(['src/app', 'src/features', 'src/routes'], /(?<!\.test|\.fixture)\.tsx$/)
const pressed = new Set(['Button', 'button', 'Link', 'a', 'summary'])
const named = screens.flatMap(namedWords)

test.each(languages.map(({ key }) => key))(
  'accessible names contain the visible text, in %s',
  async (language) => {
    const words = await wordsIn(language)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((one) => !saysWhatIsSeen(one, words)).map((one) => one.line)).toEqual([])
  },
)

test('finds an accessible name that differs from the visible text', () => {
  const found = (text: string) =>
    namedWords({ path: 'src/app/X.tsx', text }).filter((one) => !saysWhatIsSeen(one, new Map()))
  expect(found('const a = <Button aria-label={t`{name} 열기`}><Trans>열기</Trans></Button>')).toEqual([])
  expect(found('const a = <Button aria-label={t`{name} 보기`}><Trans>열기</Trans></Button>')).toHaveLength(1)
  expect(
    found(
      'const a = <Button aria-label={on ? t`a 켜기` : t`a 끄기`}>{on ? <Trans>켜기</Trans> : <Trans>끄기</Trans>}</Button>',
    ),
  ).toEqual([])
  expect(found('const a = <Button aria-label={t`닫기`}><X /></Button>')).toEqual([])
})

interface Named {
  readonly line: string
  readonly names: readonly string[]
  readonly seen: readonly string[]
}

/** Pressable elements with both an `aria-label` and text. */
function namedWords(file: SourceFile): Named[] {
  const found: Named[] = []
  visit(file, (node) => {
    const opening = node.type === 'JSXElement' && isNode(node.openingElement) ? node.openingElement : null
    if (!opening || !pressed.has(nameOf(opening.name)) || !Array.isArray(opening.attributes)) return
    const label = opening.attributes.find((one) => isNode(one) && nameOf(one.name) === 'aria-label')
    const names = messagesIn(label, file.text)
    const seen = messagesIn(node.children, file.text)
    if (names.length > 0 && seen.length > 0) found.push({ line: lineOf(file, node), names, seen })
  })
  return found
}

/** With several names and texts the pairs are unknown, so each name has to match one of the texts. */
function saysWhatIsSeen({ names, seen }: Named, words: ReadonlyMap<string, string>): boolean {
  const spoken = (id: string) => plain(words.get(id) ?? id)
  const fits = (name: string, text: string) => spoken(name).includes(spoken(text))
  return (
    seen.every((text) => names.some((name) => fits(name, text))) &&
    names.every((name) => seen.some((text) => fits(name, text)))
  )
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim()
}

/** The messages of t`…` and <Trans> below a node, as the catalogs name them. */
function messagesIn(from: unknown, text: string): string[] {
  if (Array.isArray(from)) return from.flatMap((one) => messagesIn(one, text))
  if (!isNode(from)) return []
  if (from.type === 'TaggedTemplateExpression' && nameOf(from.tag) === 't' && isNode(from.quasi))
    return [messageOf(text.slice(from.quasi.start + 1, endOf(from.quasi) - 1))]
  if (
    from.type === 'JSXElement' &&
    isNode(from.openingElement) &&
    nameOf(from.openingElement.name) === 'Trans'
  ) {
    const inside = Array.isArray(from.children) ? from.children.filter(isNode) : []
    const [first, last] = [inside[0], inside.at(-1)]
    return first && last ? [text.slice(first.start, endOf(last)).replace(/\s+/g, ' ').trim()] : []
  }
  return Object.values(from).flatMap((value) => messagesIn(value, text))
}

/** A slot has the name of its variable, or a number for an expression. */
function messageOf(template: string): string {
  let unnamed = 0
  return template.replace(/\$\{([^}]*)\}/g, (_, value) => `{${/^\w+$/.test(value) ? value : unnamed++}}`)
}

function endOf(node: SourceNode): number {
  return Number(node.end)
}

async function wordsIn(language: string): Promise<ReadonlyMap<string, string>> {
  const folder = join(root, `locales/${language}/messages`)
  const catalogs = await Promise.all(
    readdirSync(folder).map((name) =>
      formatter({ lineNumbers: false }).parse(readFileSync(join(folder, name), 'utf8'), {
        locale: language,
        sourceLocale: 'ko',
        filename: name,
      }),
    ),
  )
  const messages = catalogs.flatMap((catalog) => Object.values(catalog))
  return new Map(messages.map(({ message = '', translation }) => [message, translation || message]))
}
