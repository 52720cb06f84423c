import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { contract } from '#contract/contract.ts'
import type { Environment } from '../environment/environment.ts'
import { escapeHtml } from './escape-html.ts'
import { Refusal } from './refusal.ts'

const mailName = /^[\w-]+\.eml$/

/** Developer pages; served only with DEV_MODE. */
export function serveDeveloperPages(
  app: FastifyInstance,
  { devMode, dataDir }: Pick<Environment, 'devMode' | 'dataDir'>,
): void {
  const mails = join(dataDir, 'mail')
  const hidden = {
    schema: { hide: true },
    onRequest: async () => {
      if (!devMode) throw new Refusal('NOT_FOUND')
    },
  }
  const html = 'text/html; charset=utf-8'

  app.get('/api/docs', hidden, async (_request, reply) => reply.type(html).send(page('REST', listCalls())))

  app.get('/dev/mail', hidden, async (_request, reply) => {
    const names = await readdir(mails).catch(() => [])
    const rows = names
      .filter((name) => mailName.test(name))
      .sort()
      .reverse()
      .map((name) => `<li><a href="/dev/mail/${name}">${name}</a></li>`)
    return reply.type(html).send(page('Mail', `<ul>${rows.join('\n') || '<li>–</li>'}</ul>`))
  })

  app.get<{ Params: { name: string } }>('/dev/mail/:name', hidden, async ({ params: { name } }, reply) => {
    const source = mailName.test(name) ? await readFile(join(mails, name), 'utf8').catch(() => null) : null
    if (source === null) throw new Refusal('NOT_FOUND')
    return reply.type('text/plain; charset=utf-8').send(source)
  })
}

function listCalls(): string {
  const rows = contract.map(
    ({ method, path, access, summary, name }) =>
      `<tr>${[method, path, access, summary, name].map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`,
  )
  return `<p><a href="/api/openapi.json">openapi.json</a></p><table>${rows.join('\n')}</table>`
}

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<style>body{font:14px/1.6 system-ui;margin:24px}td{padding:2px 16px 2px 0;vertical-align:top}</style></head>
<body><h1>${title}</h1>${body}</body></html>`
}
