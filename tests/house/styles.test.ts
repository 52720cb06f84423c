import { expect, test } from 'vitest'
import { breakpoints } from '#ui/media-queries.ts'
import { filesBelow, type SourceFile } from './source-files.ts'

const sheets = filesBelow(['src', 'sync-server/api/share/page'], /\.css$/).map(({ path, text }) => ({
  path,
  text: text.replaceAll(/\/\*[\s\S]*?\*\//g, ''),
}))

const tokens = sheets.find(({ path }) => path === 'src/ui/tokens.css')?.text ?? ''

/**
 * Widths in media queries that are none of the product's, by how many queries have them. A number may only fall: what is
 * new takes one of `breakpoints`, or a container query where the width of its own place decides.
 */
const otherWidths: Readonly<Record<string, number>> = {
  // Columns of a form beside its picture, and of tables about money.
  'max-width: 899px': 3,
  'max-width: 1023px': 4,
  // A tablet in portrait, with its orientation.
  'max-width: 1180px': 1,
  // The narrowest phones.
  'max-width: 389px': 1,
  'min-width: 360px': 1,
}

const scale = [...tokens.matchAll(/--space-\d+: (\d+px);/g)].map(([, px = '']) => px)

const ownWidths = new Set(
  Object.values(breakpoints).flatMap((width) => [`min-width: ${width}px`, `max-width: ${width - 1}px`]),
)

test('style sheets change at the widths of `breakpoints`, and at no more others than before', () => {
  const others = sheets.flatMap(widthsOf).filter((width) => !ownWidths.has(width))
  const counts = Object.fromEntries(
    [...Map.groupBy(others, (width) => width)].map(([w, all]) => [w, all.length]),
  )
  expect(counts).toEqual(otherWidths)
})

test('[A-723] the panel of payments is 430 px high with a left column of 350 px, and as high as it is on a phone', () => {
  const { text = '' } =
    sheets.find(({ path }) => path === 'src/features/billing/payments/Payments.module.css') ?? {}
  const rules = [...text.matchAll(/\.panel \{([^}]*)\}/g)].map(([, body = '']) => body)
  expect(rules[0]).toMatch(/grid-template-columns: 350px minmax\(0, 1fr\);[\s\S]*min-height: 430px;/)
  expect(rules.at(-1)).toContain('min-height: 0;')
})

/** What a browser tells of such a rule is empty, so that stored screens (`src/app/stored-screen`) would lack it. */
test('no part follows its shorthand where that has a variable', () => {
  const parts: Readonly<Record<string, RegExp>> = {
    border: /^border-(?:top|right|bottom|left|style|width|color)/,
    background: /^background-/,
    font: /^font-(?:family|size|style|weight|variant|stretch)/,
  }
  const faults = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, body = '']) => {
      const names = body.split(';').map((line) => line.trim().split(/:\s*/))
      return names.flatMap(([name = '', value = ''], at) => {
        const isPart = parts[name]
        const after = names.slice(at + 1).find(([other = '']) => isPart?.test(other))
        return value.includes('var(') && after ? [`${path} ${name}, then ${after[0]}`] : []
      })
    }),
  )
  expect(faults).toEqual([])
})

test('z-index takes only the layers of `tokens.css`', () => {
  expect(sheets.flatMap(ownLayersOf)).toEqual([])
})

test('gaps, margins and paddings that are on the scale of spaces are tokens', () => {
  expect(scale.length).toBeGreaterThan(8)
  expect(sheets.flatMap(bareSpacesOf)).toEqual([])
})

test('no module has a class `.soft`: words are soft by `Text` and `Note`', () => {
  const found = sheets.filter(({ path, text }) => !isOfComponent(path) && /\.soft\b/.test(text))
  expect(found.map(({ path }) => path)).toEqual([])
})

/** How many rules say no more than a component does. A number may only fall. */
const likeComponents: Readonly<Record<string, number>> = { Text: 89, Stack: 47, Row: 20 }

test('rules that say what `Text`, `Stack` or `Row` says become no more', () => {
  const counts = Object.groupBy(
    sheets.filter(({ path }) => !isOfComponent(path)).flatMap(rulesOf),
    componentOf,
  )
  expect(
    Object.fromEntries(Object.keys(likeComponents).map((name) => [name, counts[name]?.length ?? 0])),
  ).toEqual(likeComponents)
})

test('the rules find what they are about', () => {
  const text = '@media (max-width: 700px) and (min-width:576px) { .a { z-index: 3; max-width: 10px } }'
  const path = 'a.css'
  const sheet = { path, text }
  expect(widthsOf(sheet)).toEqual(['max-width: 700px', 'min-width: 576px'])
  expect(ownLayersOf(sheet)).toEqual(['a.css: z-index: 3'])
  expect(bareSpacesOf({ path, text: '.a { margin: -8px 6px 8px }' })).toEqual(['a.css: 8px'])
  expect(
    rulesOf({ path, text: '.a { color: var(--ink-soft); } .b { gap: 8px; display: grid }' }).map(componentOf),
  ).toEqual(['Text', 'Stack'])
  expect(sheets.flatMap(widthsOf).length).toBeGreaterThan(100)
})

function isOfComponent(path: string): boolean {
  return /^src\/ui\/(?:Text|Stack)\.module\.css$/.test(path)
}

function widthsOf({ text }: SourceFile): string[] {
  return [...text.matchAll(/@media([^{]*)/g)].flatMap(([, query = '']) =>
    [...query.matchAll(/(max|min)-width:\s*([\d.]+px)/g)].map(([, end, width]) => `${end}-width: ${width}`),
  )
}

function bareSpacesOf({ path, text }: SourceFile): string[] {
  return [
    ...text.matchAll(
      /(?<![\w-])(?:(?:row-|column-)?gap|(?:scroll-)?(?:margin|padding)(?:-[a-z]+)*): ([^;}]+)/g,
    ),
  ].flatMap(([, value = '']) =>
    (value.match(/(?<![\w.-])\d+px\b/g) ?? [])
      .filter((px) => scale.includes(px))
      .map((px) => `${path}: ${px}`),
  )
}

function ownLayersOf({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/z-index:\s*(?!var\(--layer-)([^;}\s]+)/g)].map(
    ([, value]) => `${path}: z-index: ${value}`,
  )
}

/** The declarations of each rule, sorted. */
function rulesOf({ text }: SourceFile): string[][] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) =>
    body
      .split(';')
      .map((declaration) => declaration.trim())
      .filter((declaration) => declaration !== '')
      .sort(),
  )
}

/** The component that says the same. */
function componentOf(declarations: readonly string[]): string {
  const all = declarations.join('; ').replace(/gap: (?:\d+px|var\(--space-\d+\))(?=;|$)/, 'gap')
  if (/^color: var\(--(?:ink-soft|danger)\)(?:; font-size: var\(--size-small\))?$/.test(all)) return 'Text'
  if (/^display: grid; gap(?:; justify-items: start)?$/.test(all)) return 'Stack'
  if (/^(?:align-items: (?:center|start|baseline); )?display: flex; (?:flex-wrap: wrap; )?gap$/.test(all))
    return 'Row'
  return ''
}
