import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { archiveOf, listFolder, plainBytes } from '#server/api/files/drive/archive.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { type Bytes, sendBytes } from '#server/http/bytes.ts'
import type { Services } from '#server/http/context.ts'
import { cookieJar } from '#server/http/cookie-jar.ts'
import { acceptForms, formBytes } from '#server/http/forms.ts'
import type { Limits } from '#server/http/limits.ts'
import { hasPass, type Locked } from '../link-pass.ts'
import { isSeen } from '../openings.ts'
import { chosenLanguage, isOfTeam } from '../page/readers.ts'
import { pageScript as script } from '../page/script.ts'
import { sendPage } from '../page/send-page.ts'
import { sendLocked, sendNotFound, sendUsedUp } from '../page/send-plain.ts'
import { pageStyle } from '../page/style.ts'
import { tryPassword } from '../page/unlock.ts'
import { pageWords } from '../words.ts'
import { countBytes } from './count-bytes.ts'
import { filePage, mostListed } from './file-page.ts'
import { findLink, readFileBelow, readLinkedFile, readLinkedFolder } from './queries.ts'

interface Page {
  readonly Params: { readonly key: string; readonly idFile?: string }
}

interface PageOptions {
  readonly db: Kysely<DB>
  readonly services: Pick<Services, 'storage' | 'log' | 'environment' | 'openings'>
  readonly limits: Pick<Limits, 'countPage' | 'countMaking' | 'countLinkPassword' | 'countLinkBytes'>
}

/** Passes of links to files are told from those of links to guides, whose numbers may be the same. */
const kind = 'file'

/**
 * Serves what links to files and folders of a drive lead to: a page, and downloads that stream. All of it ends with the link, the
 * rights of its maker, and the file or folder, and nothing is kept by the browser. Pictures and films tell no place.
 */
export function serveFilePages(app: FastifyInstance, { db, services, limits }: PageOptions): void {
  const isHttps = services.environment.publicUrl.startsWith('https:')
  const hidden = { schema: { hide: true }, onRequest: limits.countPage }

  app.get<Page>('/share/file/:key', hidden, async (request, reply) => {
    const words = pageWords(chosenLanguage(request))
    const link = await read(request)
    if (!link) return sendNotFound(reply, words)
    if (!isUnlocked(request, reply, link)) return sendLocked(reply, words, null)
    const { brand_name: brandName, ends_at: endsAt } = link
    const at = `/share/file/${encodeURIComponent(request.params.key)}`
    const style = pageStyle()
    const shown =
      'file' in link
        ? {
            name: link.file.name,
            whole: null,
            others: 0,
            files: [{ ...link.file, address: `${at}/file/${link.file.id}` }],
          }
        : await folderOf(link, at)
    const page = filePage({ ...shown, brandName, endsAt }, words, { style, script })
    if (isSeen(request) && !(await isOfTeam(db, request, link.brand_id)))
      services.openings.count(link.id, 'file')
    return sendPage(reply, { status: 200, page, style, script, language: words.language, isUnkept: true })
  })

  app.get<Page>('/share/file/:key/file/:idFile', hidden, async (request, reply) => {
    const link = await read(request)
    const id = Number(request.params.idFile)
    if (!link || !isUnlocked(request, reply, link))
      return sendNotFound(reply, pageWords(chosenLanguage(request)))
    const row =
      'file' in link
        ? [link.file].find((file) => file.id === id)
        : await readFileBelow(db, link.brand_id, link.folder.id, id)
    if (!row) return sendNotFound(reply, pageWords(chosenLanguage(request)))
    return download(request, reply, link, await plainBytes({ services }, row))
  })

  app.get<Page>(
    '/share/file/:key/all',
    // An archive has no length before it is written.
    { ...hidden, exposeHeadRoute: false },
    async (request, reply) => {
      const link = await read(request)
      if (!link || 'file' in link || !isUnlocked(request, reply, link))
        return sendNotFound(reply, pageWords(chosenLanguage(request)))
      await limits.countMaking(request)
      const place = { db, idBrand: link.brand_id, services }
      const folders = [link.folder]
      return download(request, reply, link, await archiveOf(place, { files: [], folders }, { isPlain: true }))
    },
  )

  app.register(async (forms) => {
    acceptForms(forms)
    forms.post<Page>('/share/file/:key', { ...hidden, bodyLimit: formBytes }, async (request, reply) => {
      const words = pageWords(chosenLanguage(request))
      const link = await read(request)
      if (!link) return sendNotFound(reply, words)
      if (!isUnlocked(request, reply, link)) {
        const fault = await tryPassword(request, reply, lockOf(link), { limits, isHttps })
        if (fault !== null) return sendLocked(reply, words, fault)
      }
      return reply
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(request.url, 303)
    })
  })

  /** The link of a request with the file or folder; null where it does not open, or that is gone or in the trash. */
  async function read(request: FastifyRequest<Page>) {
    const link = await findLink(db, request.params.key)
    if (!link) return null
    if (link.file_id !== null) {
      const file = await readLinkedFile(db, link.brand_id, link.file_id)
      return file ? { ...link, file } : null
    }
    if (link.directory_id === null) return null
    const folder = await readLinkedFolder(db, link.brand_id, link.directory_id)
    return folder ? { ...link, folder } : null
  }

  type Opened = NonNullable<Awaited<ReturnType<typeof read>>>
  type OpenedFolder = Extract<Opened, { readonly folder: unknown }>

  function isUnlocked(request: FastifyRequest, reply: FastifyReply, link: Opened): boolean {
    return hasPass(cookieJar(request, reply, isHttps), lockOf(link))
  }

  async function folderOf({ brand_id: idBrand, folder }: OpenedFolder, at: string) {
    const { count, files } = await listFolder({ db, idBrand }, folder, mostListed)
    return {
      name: folder.name,
      whole: count === 0 ? null : `${at}/all`,
      others: count - files.length,
      files: files.map(({ id, size, path }) => ({ name: path, size, address: `${at}/file/${id}` })),
    }
  }

  async function download(request: FastifyRequest, reply: FastifyReply, link: Opened, bytes: Bytes) {
    const waitSeconds = await countBytes(request, reply, bytes, { limits, link: `${kind} ${link.id}` })
    if (waitSeconds !== null) return sendUsedUp(reply, pageWords(chosenLanguage(request)), waitSeconds)
    const isBeginning = request.headers.range === undefined || /^bytes=0-/.test(request.headers.range)
    if (request.method === 'GET' && isBeginning && !(await isOfTeam(db, request, link.brand_id)))
      services.openings.count(link.id, 'download')
    reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer')
    return sendBytes(reply, bytes)
  }
}

function lockOf({ id, password_hash }: Locked): Locked {
  return { id, password_hash, kind }
}
