import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { type FontFamily, fontFamilies } from '#model/options/fonts.ts'
import { Refusal } from './refusal.ts'

const packages = join(import.meta.dirname, '../../node_modules')
const immutable = 'public, max-age=31536000, immutable'
const forADay = 'public, max-age=86400'
const compress = promisify(brotliCompress)
/** Quality 6 of Brotli: 11 takes half a second for a family of nine weights and saves only 5 %. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

interface Sheet {
  readonly plain: Buffer
  readonly brotli: Buffer
}

/** Directory of a family's slices (subsets by unicode range), and the style sheets that refer to them. */
interface Source {
  readonly directory: string
  /** The folder of each type. */
  readonly files: Readonly<Record<'woff' | 'woff2', string>>
  sheets(weights: readonly number[]): readonly string[]
}

/**
 * Serves the offered font families from their npm packages: `/fonts/<family>/index.css` with all weights,
 * `/fonts/<family>/400.css` with one, and the slices that they refer to. No other files of a package are served.
 */
export function serveFonts(app: FastifyInstance): void {
  const made = new Map<string, Promise<Sheet>>()

  app.get<{ Params: { slug: string; sheet: string } }>(
    '/fonts/:slug/:sheet',
    { schema: { hide: true } },
    async (request, reply) => {
      const { slug, sheet } = request.params
      const family = familyOf(slug)
      const weights = weightsOf(family, sheet)
      if (weights.length === 0) throw new Refusal('NOT_FOUND')
      const key = `${slug}/${sheet}`
      const css = made.get(key) ?? makeSheet(family, weights)
      made.set(key, css)
      css.catch(() => made.delete(key))
      const { plain, brotli } = await css
      reply.header('cache-control', forADay).header('vary', 'accept-encoding').type('text/css; charset=utf-8')
      if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain)
      return reply.header('content-encoding', 'br').send(brotli)
    },
  )

  app.get<{ Params: { slug: string; file: string } }>(
    '/fonts/:slug/files/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { directory, files } = sourceOf(familyOf(request.params.slug))
      const { file } = request.params
      // Browsers use WOFF2; PDFs are made from WOFF, because its tables can be read without another decoder.
      const type = /^[\w.-]+\.(woff2?)$/.exec(file)?.[1]
      if (type !== 'woff' && type !== 'woff2') throw new Refusal('NOT_FOUND')
      const bytes = await readFile(join(directory, files[type], file)).catch(() => null)
      if (bytes === null) throw new Refusal('NOT_FOUND')
      return reply.header('cache-control', immutable).type(`font/${type}`).send(bytes)
    },
  )
}

function familyOf(slug: string): FontFamily {
  const family = fontFamilies.find((candidate) => candidate.slug === slug)
  if (!family) throw new Refusal('NOT_FOUND')
  return family
}

function weightsOf({ faces }: FontFamily, sheet: string): number[] {
  const weights = faces.map(({ weightValue }) => weightValue)
  return sheet === 'index.css' ? weights : weights.filter((weight) => sheet === `${weight}.css`)
}

function sourceOf({ slug }: FontFamily): Source {
  return slug === 'pretendard'
    ? {
        directory: join(packages, 'pretendard/dist/web/static'),
        files: { woff: 'woff-dynamic-subset', woff2: 'woff2-dynamic-subset' },
        sheets: () => ['pretendard-dynamic-subset.css'],
      }
    : {
        directory: join(packages, '@fontsource', slug),
        files: { woff: 'files', woff2: 'files' },
        sheets: (weights) => weights.map((weight) => `${weight}.css`),
      }
}

/** Addresses contain the package's version, so the contents of an address never change. */
async function makeSheet(family: FontFamily, weights: readonly number[]): Promise<Sheet> {
  const source = sourceOf(family)
  const manifest = family.slug === 'pretendard' ? join(packages, 'pretendard') : source.directory
  const { version } = JSON.parse(await readFile(join(manifest, 'package.json'), 'utf8')) as {
    version: string
  }
  const sheets = await Promise.all(
    source.sheets(weights).map((name) => readFile(join(source.directory, name), 'utf8')),
  )
  const plain = Buffer.from(
    sheets
      .flatMap((css) => css.match(/@font-face\s*\{[^}]*\}/g) ?? [])
      .flatMap((rule) => toRule(rule, family, weights, version))
      .join('\n'),
  )
  return { plain, brotli: await compress(plain, quickly) }
}

function toRule(
  rule: string,
  { slug, family }: FontFamily,
  weights: readonly number[],
  version: string,
): string[] {
  const weight = Number(/font-weight:\s*(\d+)/.exec(rule)?.[1])
  const file = /url\([^)]*?([\w.-]+\.woff2)\)/.exec(rule)?.[1]
  const range = /unicode-range:\s*([^;]+);/.exec(rule)?.[1]
  if (file === undefined || !weights.includes(weight)) return []
  return [
    `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weight};` +
      `src:url(/fonts/${slug}/files/${file}?v=${version}) format('woff2');` +
      `${range === undefined ? '' : `unicode-range:${range.replaceAll(' ', '')};`}}`,
  ]
}
