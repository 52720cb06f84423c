import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formOf } from '#model/forms/forms.ts'
import { languages } from '#model/language/languages.ts'
import { suits } from '#model/templates/find-templates.ts'
import type { Run } from '#scene/body/body.ts'
import { bodyIn } from '#server/templates/in-language.ts'
import { readCatalogue } from '#server/templates/read-catalogue.ts'
import { layersOf, type StoredTemplate } from '#server/templates/read-template.ts'
import formNames from '../../locales/ko/board/forms.json' with { type: 'json' }
import { root } from './source-files.ts'

const content = join(root, 'sync-server/content')
const { templates, bundles, tags, problems } = await readCatalogue([
  { templates: join(content, 'templates'), bundles: join(content, 'bundles') },
])
const keys = languages.map(({ key }) => key)
const others = keys.filter((key) => key !== 'ko')
const hangul = /[가-힣]/
const named = templates.map(
  (template) => [`${template.idTemplate} ${template.about.names.ko}`, template] as const,
)

test('every template and tag that the product ships can be served, with names in all languages', () => {
  expect(problems).toEqual([])
  expect(templates.length).toBeGreaterThanOrEqual(16)
  const texts = [
    ...tags.map(({ key, name }) => [`tag ${key}`, name] as const),
    ...named.flatMap(([name, { about }]) => [
      [`${name}: names`, about.names] as const,
      [`${name}: purposes`, about.purposes] as const,
    ]),
  ]
  for (const [name, words] of texts) {
    expect([name, Object.keys(words).sort()]).toEqual([name, [...keys].sort()])
    for (const key of others) expect([name, words[key]]).not.toEqual([name, expect.stringMatching(hangul)])
    for (const text of Object.values(words)) expect(text).not.toMatch(/[!！]|니다(?=[.?])/)
  }
})

test('names are unlike one another, and every tag is that of a template', () => {
  for (const key of keys) {
    const names = templates.map(({ about }) => about.names[key])
    expect(new Set(names).size).toBe(names.length)
  }
  const used = new Set(templates.flatMap(({ about }) => about.tags))
  expect(tags.filter(({ key }) => !used.has(key)).map(({ key }) => key)).toEqual([])
})

const trades = [
  ['cafe', 'FNB_CAFE'],
  ['bakery', 'FNB_BAKERY'],
  ['restaurant', 'FNB_KOREAN'],
  ['salon', 'FASHION_BEAUTY_HAIR'],
  ['academy', 'EDUCATION_LANGUAGE'],
  ['flower-shop', 'OTHERS_LIFE'],
  ['fitness', 'HEALTHCARE_MEDICAL_FITNESS'],
  ['pet', 'OTHERS_PET'],
  ['clothing', 'FASHION_BEAUTY_CLOTHING'],
  ['stay', 'OTHERS_STAY'],
  ['clinic', 'HEALTHCARE_MEDICAL_CLINIC'],
  ['repair', 'OTHERS_LIFE'],
] as const

test.each(trades)('the tag %s is that of three templates, which suit the trade %s', (tag, trade) => {
  const own = templates.filter(({ about }) => about.tags.includes(tag))
  expect(own.length).toBeGreaterThanOrEqual(3)
  expect(own.filter(({ about }) => !suits(about.trades, trade)).map(({ idTemplate }) => idTemplate)).toEqual(
    [],
  )
})

test('a search for menus finds no notice that looks for people', () => {
  const words = ({ about, body }: StoredTemplate) => [
    about.names.ko,
    formNames.form[body.form as keyof typeof formNames.form],
    ...body.tags,
  ]
  const menus = templates.filter((template) => words(template).some((word) => word?.includes('메뉴판')))
  expect(menus.length).toBeGreaterThan(5)
  expect(
    menus.filter(({ about }) => !about.tags.includes('menu')).map(({ idTemplate }) => idTemplate),
  ).toEqual([])
})

test('bundles have names in all languages, unlike one another', () => {
  expect(bundles.length).toBeGreaterThanOrEqual(8)
  for (const { idBundle, about } of bundles)
    for (const words of [about.names, about.purposes]) {
      expect([idBundle, Object.keys(words).sort()]).toEqual([idBundle, [...keys].sort()])
      for (const key of others) expect(words[key]).not.toMatch(hangul)
      for (const text of Object.values(words)) expect(text).not.toMatch(/[!！]|니다(?=[.?])/)
    }
  for (const key of keys)
    expect(new Set(bundles.map(({ about }) => about.names[key])).size).toBe(bundles.length)
})

test('a template is premium where premium bundles alone have it', () => {
  const inBundles = (isPremium: boolean) =>
    new Set(
      bundles.filter(({ about }) => about.premium === isPremium).flatMap(({ about }) => about.templates),
    )
  const [premium, others] = [inBundles(true), inBundles(false)]
  const expected = [...premium].filter((number) => !others.has(number)).sort((a, b) => a - b)
  expect(expected.length).toBeGreaterThan(3)
  expect(templates.filter(({ about }) => about.premium).map(({ idTemplate }) => idTemplate)).toEqual(expected)
  // A bundle that is paid for is more than what one has without it.
  for (const { idBundle, about, templates: own } of bundles.filter(({ about }) => about.premium))
    expect([idBundle, own.filter((each) => each.about.premium).length * 2]).toEqual([
      idBundle,
      expect.toSatisfy((twice: number) => twice >= about.templates.length),
    ])
})

describe.each(named)('template %s', (_, template) => {
  const { about, body, words } = template
  const texts = layersOf(body).filter((layer) => layer.type === 'text')
  const tables = layersOf(body).filter((layer) => layer.type === 'table')

  test('its file has the Korean name and tags, and the size and bleed of its form', () => {
    expect(body.name).toBe(about.names.ko)
    expect(body.tags).toEqual(about.tags.map((key) => tags.find((tag) => tag.key === key)?.name.ko))
    const form = formOf(body.form)
    expect(form).toBeDefined()
    const { width, height, unit, bleed = 0 } = body
    expect(form).toMatchObject({ width, height, unit, bleed })
  })

  test('all words of it are there in each language', () => {
    for (const { id, words: own } of wordsOf(template))
      expect([id, own === '' ? [] : Object.keys(words[id] ?? {}).sort()]).toEqual([
        id,
        own === '' ? [] : [...others].sort(),
      ])
    for (const language of others) {
      const made = layersOf(bodyIn(template, language, []))
      const left = made.filter((layer) => hangul.test(JSON.stringify(layer))).map(({ id }) => id)
      expect([language, left]).toEqual([language, []])
      // What is a slot in Korean is one in every language, and a text has as many runs.
      for (const layer of made) {
        const own = texts.find(({ id }) => id === layer.id)
        if (layer.type === 'text' && own) expect([layer.id, shapeOf(layer)]).toEqual([layer.id, shapeOf(own)])
        if (layer.type === 'table')
          expect(withoutSlots(JSON.stringify(layer.rows))).toBe(JSON.stringify(layer.rows))
      }
    }
  })

  test('a text that its owner changes has a role; what suits any brand is fixed', () => {
    const without = texts.filter(({ id, role, text }) => {
      const own = withoutSlots(plain(text))
      return role === undefined && /\p{L}/u.test(own) && !about.fixed.includes(id)
    })
    expect(without.map(({ id }) => id)).toEqual([])
    expect(tables.filter(({ role }) => role !== 'body').map(({ id }) => id)).toEqual([])
    expect(layersOf(body).filter(({ type, role }) => type === 'image' && role !== 'photo')).toEqual([])
    expect(layersOf(body).filter(({ type, role }) => type === 'logo' && role !== 'logo')).toEqual([])
    expect(about.fixed.filter((id) => !texts.some((text) => text.id === id))).toEqual([])
  })

  test('no text has both a slot and digits, so that a sample number is a text of its own', () => {
    for (const language of keys) {
      const made = layersOf(bodyIn(template, language, []))
      const mixed = made.filter((layer) => {
        const all = layer.type === 'text' ? plain(layer.text) : ''
        return withoutSlots(all) !== all && /\d/.test(withoutSlots(all))
      })
      expect([language, mixed.map(({ id }) => id)]).toEqual([language, []])
    }
  })

  test('letters are large enough in print and on a screen, also where a text shrinks', () => {
    const twoMillimetres = 7.55
    const least = body.unit === 'mm' ? twoMillimetres : (20 * Math.min(body.width, 1_080)) / 1_080 - 0.01
    expect(texts.filter(({ size, min = size }) => min < least).map(({ id, min }) => [id, min])).toEqual([])
    expect([...texts, ...tables].filter(({ size, min = size }) => min > size)).toEqual([])
    // Notes shrink as much as the rest of their table.
    const smallest = tables.map(({ id, size, noteSize, min = size }) => ({
      id,
      min: Math.min(min, (noteSize * min) / size),
    }))
    expect(smallest.filter(({ min }) => min < least)).toEqual([])
  })

  test('a text shrinks before it overflows, has a number of lines, and a box for one of them', () => {
    expect(texts.filter(({ fit, maxLines }) => fit === undefined || maxLines === undefined)).toEqual([])
    const flat = texts.filter(({ h, size, lineHeight }) => h < size * lineHeight - 0.1)
    expect(flat.map(({ id }) => id)).toEqual([])
  })

  test('a table shrinks before it overflows, and has room for one row more at its least size', () => {
    for (const { id, fit, rows, rowGap, lineHeight, noteSize, size, min = size, h } of tables) {
      const noted = rows.some(({ note }) => note !== '') ? noteSize : 0
      const row = ((size + noted) * lineHeight + rowGap) * (min / size)
      expect([id, fit, h >= row * (rows.length + 1)]).toEqual([id, 'shrink', true])
    }
  })

  test('prices and items of a list have one size', () => {
    const prices = texts.filter(({ role }) => role === 'price')
    if (prices.length > 1) expect(new Set(prices.map(({ fitGroup }) => fitGroup)).size).toBe(1)
    expect(prices.length > 1 && prices[0]?.fitGroup === undefined).toBe(false)
  })

  test('colours are slots, but for white', () => {
    const fixed = JSON.stringify(body.pages).match(/"#[0-9a-f]{6}"/gi) ?? []
    expect(fixed.filter((colour) => colour.toLowerCase() !== '"#ffffff"')).toEqual([])
  })
})

/** What a template says in Korean, by id of its layer, page or cell; '' where there are only slots and numbers. */
function wordsOf({ body }: StoredTemplate): { id: string; words: string }[] {
  const words = [
    ...body.pages.map(({ id, name = '' }) => ({ id, words: name })),
    ...layersOf(body).flatMap((layer) => {
      if (layer.type === 'text') return [{ id: layer.id, words: withoutSlots(plain(layer.text)) }]
      if (layer.type === 'table')
        return layer.rows.flatMap(({ id, ...cells }) =>
          Object.entries(cells).map(([name, text]) => ({ id: `${id}/${name}`, words: text })),
        )
      return layer.type === 'image' ? [{ id: layer.id, words: layer.alt ?? 'needs a description' }] : []
    }),
  ]
  return words.map(({ id, words: text }) => ({ id, words: /\p{L}/u.test(text) ? text : '' }))
}

function plain(text: string | readonly Run[]): string {
  return typeof text === 'string' ? text : text.map(({ t }) => t).join('')
}

function withoutSlots(text: string): string {
  return text.replaceAll(/\{brand\.\w+\}/g, '')
}

function shapeOf({ text }: { readonly text: string | readonly Run[] }) {
  const slots = (plain(text).match(/\{brand\.\w+\}/g) ?? []).sort()
  return { slots, runs: typeof text === 'string' ? 0 : text.length }
}
