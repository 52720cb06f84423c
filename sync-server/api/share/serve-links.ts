import type { FastifyInstance } from 'fastify'
import { serveFilePages } from './files/pages.ts'
import { serveSharePages } from './page/pages.ts'

/** Serves what all links lead to: shared guides, and files and folders of a drive. */
export function serveLinks(app: FastifyInstance, options: Parameters<typeof serveSharePages>[1]): void {
  serveFilePages(app, options)
  serveSharePages(app, options)
}
