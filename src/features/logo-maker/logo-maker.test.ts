import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outlineText } from '#kits/logo/draft/outline-text.ts'
import { firstLogo } from '#model/documents/first-logo.ts'
import { composeLogo, type Layout, type Outlines } from '#model/draft-logo/compose-logo.ts'
import { inInk, nested, squared, toSvg } from '#model/draft-logo/drawing.ts'
import { letterSymbols, symbols } from '#model/draft-logo/symbols/symbols.ts'
import { toPdf } from './export-logo.ts'

const require = createRequire(import.meta.url)
const batang = { family: { slug: 'gowun-batang', family: 'Gowun Batang' }, weight: 700 }
let requested: string[]

/** Serves font files from the packages that the server takes them from. */
beforeEach(() => {
  requested = []
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url)
    const [, slug = '', file = ''] = /^\/fonts\/([\w-]+)\/([\w./-]+)/.exec(url) ?? []
    const path =
      slug === 'pretendard'
        ? join(dirname(require.resolve('pretendard/package.json')), 'dist/web/static', pretendard(file))
        : join(dirname(require.resolve(`@fontsource/${slug}/package.json`)), file)
    const bytes = await readFile(path)
    const isSheet = file.endsWith('.css')
    return new Response(
      isSheet
        ? bytes.toString().replaceAll(/url\(\.\/(files|woff2-dynamic-subset)\//g, `url(/fonts/${slug}/$1/`)
        : bytes,
    )
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the outlines of a text', () => {
  it('are made from the slices that contain its letters, and no others', async () => {
    const { outline, missing } = await outlineText(batang, '온기')
    expect(missing).toBe('')
    expect(outline?.d).toMatch(/^M/)
    expect(outline?.box.right).toBeGreaterThan(150)
    expect(requested.filter((url) => url.endsWith('.woff2')).length).toBeLessThanOrEqual(2)
  })

  it('are made from a fallback font where the family lacks a letter', async () => {
    const { outline, missing } = await outlineText(batang, '溫')
    expect([missing, outline !== null]).toEqual(['', true])
  })

  it("are made from the app's own font if the server cannot be reached", async () => {
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.startsWith('/fonts/')) throw new TypeError('Failed to fetch')
      const pack = dirname(require.resolve('pretendard/package.json'))
      return new Response(await readFile(join(pack, 'dist/web/static/woff', basename(url))))
    })
    const face = { family: { slug: 'pretendard', family: 'Pretendard' }, weight: 700 }
    const { outline, missing } = await outlineText(face, '새김 Bowl')
    expect([missing, outline !== null]).toEqual(['', true])
    await expect(outlineText({ ...face, weight: 500 }, '새김')).rejects.toThrow('Failed to fetch')
  })

  it('are null where there is no text', async () => {
    expect((await outlineText(batang, '   ')).outline).toBeNull()
  })
})

describe('a logo', () => {
  const state = { ...firstLogo('온기', '오늘의 한 끼에 온기를'), layout: 'HORIZONTAL' as Layout }
  const outline = (width: number) => ({
    d: `M0 0L${width} -70L0 -70Z`,
    box: { left: 0, top: -70, right: width, bottom: 0 },
  })
  const outlines: Outlines = { name: outline(180), tagline: outline(700), letter: outline(80) }

  it.each(['HORIZONTAL', 'VERTICAL', 'NAME', 'SYMBOL'] as const)(
    '%s keeps all shapes inside its box',
    (layout) => {
      for (const known of [
        outlines,
        { ...outlines, tagline: null },
        { name: null, tagline: null, letter: null },
      ]) {
        const { width, height, shapes } = composeLogo(state, known, layout)
        for (const { x, y } of shapes) {
          expect(x).toBeGreaterThanOrEqual(-0.001)
          expect(y).toBeLessThanOrEqual(height + 0.001)
          expect(x).toBeLessThanOrEqual(width + 0.001)
        }
      }
    },
  )

  it('is rendered by an SVG library, in its colours and in one colour', async () => {
    const drawing = composeLogo({ ...state, brandSymbol: { fill: '#9BBBA9', id: 'bowl', svg: '' } }, outlines)
    const colours = async (svg: string) => {
      const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      const seen = new Set<string>()
      for (let i = 0; i < data.length; i += 4)
        if (data[i + 3] === 255) seen.add(data.subarray(i, i + 3).toString('hex'))
      return seen
    }
    expect(await colours(toSvg(drawing))).toEqual(new Set(['9bbba9', '000000']))
    expect(await colours(toSvg(inInk(drawing, '#FFFFFF', { kind: 'none' })))).toEqual(new Set(['ffffff']))
  })

  it.each([...symbols.map(({ id }) => id), ...letterSymbols])(
    '%s stays inside its square and is neither empty nor full',
    async (id) => {
      const drawing = squared(
        composeLogo({ ...state, brandSymbol: { fill: '#000000', id, svg: '' } }, outlines, 'SYMBOL'),
      )
      const { channels } = await sharp(Buffer.from(toSvg(drawing, 10))).stats()
      const alpha = channels[3]
      expect(alpha?.mean).toBeGreaterThan(20)
      expect(alpha?.mean).toBeLessThan(220)
      const { data, info } = await sharp(Buffer.from(toSvg(drawing, 10)))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const rim = Array.from({ length: info.height }, (_, y) => data[(y * info.width + 4) * 4 + 3])
      expect(Math.max(...rim.map(Number))).toBe(0)
    },
  )

  it('with an own drawing keeps its colours', () => {
    const svg =
      '<svg viewBox="0 0 10 10" width="20" height="20" fill="red"><rect width="10" height="10" fill="#123456"/></svg>'
    expect(nested({ svg, x: 1, y: 2, size: 30 })).toMatch(
      /^<svg x="1" y="2" width="30" height="30" viewBox="0 0 10 10" fill="red">/,
    )
  })

  it('is a PDF of outlines, without fonts', async () => {
    const pdf = Buffer.from(await (await toPdf(composeLogo(state, outlines), '온기')).arrayBuffer())
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.includes('/BaseFont')).toBe(false)
  })

  it('with an own drawing is a PDF too', async () => {
    const svg = '<svg viewBox="0 0 10 10"><path d="M0 0H10V10Z" fill="#123456"/></svg>'
    const own = { ...state, brandSymbol: { fill: '#000000', id: 'own', svg } }
    const bytes = (await toPdf(composeLogo(own, outlines, 'SYMBOL'), '온기')).size
    const without = (await toPdf({ width: 100, height: 100, shapes: [] }, '온기')).size
    expect(bytes).toBeGreaterThan(without)
  })
})

function pretendard(file: string): string {
  return file.endsWith('.css') ? 'pretendard-dynamic-subset.css' : file
}
