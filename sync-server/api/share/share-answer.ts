import type { AnswerOf } from '#contract/call.ts'
import type { createShare } from '#contract/share.ts'
import type { CallContext } from '#server/http/context.ts'
import { openKey } from './link-keys.ts'
import { knownPart, type ListedShare } from './queries.ts'

type Share = AnswerOf<typeof createShare>

const folders = { ALL: '', CORE: 'core/', VISUAL: 'visual/' } as const

/** What is answered of a link to those who may make links. */
export function toShare(context: CallContext, row: ListedShare): Share {
  const { created_at, counted_from, last_opened_at } = row
  return {
    idShare: row.id,
    ...addressOf(context, row),
    part: knownPart(row.part) ?? row.part,
    approvedOnly: row.approved_only,
    downloads: row.downloads,
    languages: row.languages,
    strategy: row.strategy,
    endsAt: row.ends_at?.toISOString() ?? null,
    hasPassword: row.password_hash !== null,
    // A withdrawn account has an empty name.
    createdBy: row.created_by || null,
    createdAt: created_at.toISOString(),
    openedCount: row.opened_count,
    lastOpenedAt: last_opened_at?.toISOString() ?? null,
    countedFrom: counted_from > created_at ? counted_from.toISOString() : null,
  }
}

/** Empty where the key was sealed with a secret that the server has no more, or only a newer release knows the address. */
export function addressOf({ services }: CallContext, row: ListedShare): Pick<Share, 'key' | 'url'> {
  const part = knownPart(row.part)
  const key =
    row.sealed_key === null ? row.key : (openKey(row.sealed_key, row.key_hash, services.keys) ?? row.key)
  if (key === null || part === null) return { key: '', url: '' }
  return { key, url: `${services.environment.publicUrl}/share/${folders[part]}${key}` }
}
