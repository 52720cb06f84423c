import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contract } from '#contract/contract.ts'
import type { Language } from '#model/language/languages.ts'
import type { NeededRead } from '#model/site/renderer.ts'

/**
 * What a page shows of REST, in the order of its reads. `missing` where one of them is not found, `unavailable` where one
 * of them fails.
 */
export type ReadAnswers = (
  request: FastifyRequest,
  reads: readonly NeededRead[],
  language: Language,
) => Promise<readonly unknown[] | 'missing' | 'unavailable'>

/** Reads by this server's own calls, as a visitor at the same address would. */
export function answersReader(app: FastifyInstance): ReadAnswers {
  return async (request, reads, language) => {
    const answers = await Promise.all(
      reads.map(({ call, path, query }) =>
        app.inject({
          method: 'GET',
          url: (callPaths.get(call) ?? '').replace(/\{(\w+)\}/g, (_, name: string) =>
            encodeURIComponent(path[name] ?? ''),
          ),
          query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
          headers: { 'accept-language': language },
          remoteAddress: request.ip,
        }),
      ),
    )
    if (answers.some(({ statusCode }) => statusCode >= 500 || statusCode === 429)) return 'unavailable'
    if (answers.some(({ statusCode }) => statusCode !== 200)) return 'missing'
    return answers.map((answer) => answer.json() as unknown)
  }
}

const callPaths = new Map(contract.map(({ name, path }) => [name, path]))
