import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { z } from 'zod'
import { type Language, languages } from '#model/language/languages.ts'
import { type PostText, readPostFile } from './post-file.ts'

/** A picture of a post. */
export interface Picture {
  /** Absolute path. */
  readonly file: string
  readonly type: string
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
  /** Changes with the bytes. */
  readonly tag: string
}

export interface Category {
  readonly idCategory: number
  /** Korean always. */
  readonly name: Readonly<Partial<Record<Language, string>>>
}

export interface StoredPost {
  readonly idPost: number
  /** Drafts and posts of later days included. */
  readonly texts: ReadonlyMap<Language, PostText>
  /** By name of the file. */
  readonly pictures: ReadonlyMap<string, Picture>
}

/** What a content folder has. */
export interface Shelf {
  readonly categories: readonly Category[]
  readonly posts: readonly StoredPost[]
  /** What is not served, as `<file>: <reason>`. */
  readonly problems: readonly string[]
}

const pictureTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
}

const categoriesFile = z.array(
  z.strictObject({
    idCategory: z.number().int().min(1).max(99),
    name: z
      .partialRecord(z.enum(languages.map(({ key }) => key)), z.string().min(1))
      .refine(({ ko }) => ko !== undefined, 'needs a name in Korean'),
  }),
)

/**
 * Reads `categories.json` and the posts, each in a folder `<idPost>-<any name>` with a file `<language>.md` for each
 * language and its pictures. A file that cannot be served is among the problems; never rejects.
 */
export async function readShelf(folder: string): Promise<Shelf> {
  const problems: string[] = []
  const attempt = async <T>(file: string, work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work()
    } catch (error) {
      problems.push(`${file}: ${reasonOf(error)}`)
      return null
    }
  }
  const categories = await attempt('categories.json', async () =>
    categoriesFile.parse(JSON.parse(await readFile(join(folder, 'categories.json'), 'utf8'))),
  )
  const known = new Set(categories?.map(({ idCategory }) => idCategory))
  const entries = await attempt('.', () => readdir(folder, { withFileTypes: true }))
  const posts = new Map<number, StoredPost>()
  for (const name of (entries ?? [])
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()) {
    const idPost = Number(/^([1-9]\d{0,8})(?:-|$)/.exec(name)?.[1])
    if (Number.isNaN(idPost)) problems.push(`${name}: the name of a post's folder begins with its number`)
    else if (posts.has(idPost)) problems.push(`${name}: another folder has the number ${idPost}`)
    else posts.set(idPost, await readPost(idPost, name))
  }
  return { categories: categories ?? [], posts: [...posts.values()], problems }

  async function readPost(idPost: number, name: string): Promise<StoredPost> {
    const files = ((await attempt(name, () => readdir(join(folder, name)))) ?? []).sort()
    const pictures = new Map<string, Picture>()
    const texts = new Map<Language, PostText>()
    for (const file of files) {
      const type = pictureTypes[file.split('.').at(-1)?.toLowerCase() ?? '']
      if (type === undefined) continue
      const picture = await attempt(`${name}/${file}`, () => readPicture(join(folder, name, file), type))
      if (picture) pictures.set(file, picture)
    }
    for (const { key } of languages) {
      if (!files.includes(`${key}.md`)) continue
      const text = await attempt(`${name}/${key}.md`, async () => {
        const read = readPostFile(await readFile(join(folder, name, `${key}.md`), 'utf8'))
        if (!known.has(read.idCategory))
          throw new Error(`idCategory ${read.idCategory} is not in categories.json`)
        if (read.cover && !pictures.has(read.cover.file))
          throw new Error(`there is no picture ${read.cover.file}`)
        return read
      })
      if (text) texts.set(key, text)
    }
    return { idPost, texts, pictures }
  }
}

async function readPicture(file: string, type: string): Promise<Picture> {
  const bytes = await readFile(file)
  const { width, height } = (await sharp(bytes).metadata()).autoOrient
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 12)
  return { file, type, width, height, tag }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof z.ZodError)
    return error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')
  return code === 'ENOENT' ? 'is missing' : (message.split('\n')[0] ?? 'cannot be read')
}
