import { z } from 'zod'

/** A post in one language, as its file says it. */
export interface PostText {
  readonly idCategory: number
  /** Day from which it is shown, in Seoul: `2026-11-24`. */
  readonly date: string
  readonly isDraft: boolean
  readonly isRecommended: boolean
  readonly title: string
  /** One or two sentences, as plain text. */
  readonly summary: string
  /** A picture of the post's folder. */
  readonly cover: { readonly file: string; readonly alt: string } | null
  /** Markdown. */
  readonly body: string
}

const flag = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((word) => word === 'true')

/** Strict, so that a misspelt property is reported instead of ignored. */
const frontMatter = z
  .strictObject({
    idCategory: z
      .string()
      .regex(/^[1-9]\d?$/, 'must be a number of categories.json')
      .transform(Number),
    date: z.iso.date('must be a day such as 2026-11-24'),
    draft: flag.default(false),
    recommend: flag.default(false),
    title: z.string().min(1).max(120),
    summary: z.string().min(1).max(300),
    cover: z.string().min(1).optional(),
    alt: z.string().min(1).max(300).optional(),
  })
  .refine(({ cover, alt }) => (cover === undefined) === (alt === undefined), {
    path: ['alt'],
    error: 'must be there where there is a cover, and only there',
  })

/** Parses a file: lines `name: value` between two `---`, then Markdown. Throws an Error with the reason in one line. */
export function readPostFile(source: string): PostText {
  const parts = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)$/.exec(source)
  if (!parts) throw new Error('has no front matter between two lines ---')
  const [, head = '', body = ''] = parts
  const parsed = frontMatter.safeParse(Object.fromEntries(head.split(/\r?\n/).flatMap(propertyOf)))
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; '),
    )
  if (body.trim() === '') throw new Error('has no text')
  const { draft, recommend, cover, alt = '', ...rest } = parsed.data
  return {
    ...rest,
    isDraft: draft,
    isRecommended: recommend,
    cover: cover === undefined ? null : { file: cover, alt },
    body,
  }
}

function propertyOf(line: string): readonly (readonly [string, string])[] {
  if (line.trim() === '' || line.startsWith('#')) return []
  const found = /^(\w+):\s*(.*?)\s*$/.exec(line)
  if (!found) throw new Error(`has a line of another form in its front matter: ${line.slice(0, 40)}`)
  const [, name = '', value = ''] = found
  return [[name, /^(["']).*\1$/.test(value) ? value.slice(1, -1) : value]]
}
