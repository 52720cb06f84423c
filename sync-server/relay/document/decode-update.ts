import * as Y from 'yjs'

/**
 * Levels of JSON in one value. Yjs reads and writes values recursively, some 4,700 levels on an empty stack: a value that
 * was read here with the last of them could be read nowhere else, and its document not be loaded again.
 */
const deepestJson = 3_500

/**
 * null: not an update, or one with lengths, clocks or depths that no Yjs client produces and that would break the
 * document.
 */
export function decodeUpdate(update: Uint8Array): ReturnType<typeof Y.decodeUpdate> | null {
  try {
    const decoded = Y.decodeUpdate(update)
    const isSound = decoded.structs.every(
      (struct) =>
        struct.length > 0 && Number.isSafeInteger(struct.id.clock + struct.length) && !hasDeepJson(struct),
    )
    return isSound ? decoded : null
  } catch {
    return null
  }
}

function hasDeepJson(struct: ReturnType<typeof Y.decodeUpdate>['structs'][number]): boolean {
  if (!(struct instanceof Y.Item)) return false
  const { content } = struct
  if (content instanceof Y.ContentAny || content instanceof Y.ContentJSON)
    return isDeep(content.getContent(), -1)
  if (content instanceof Y.ContentEmbed) return isDeep(content.embed, 0)
  if (content instanceof Y.ContentFormat) return isDeep(content.value, 0)
  return content instanceof Y.ContentDoc && isDeep(content.opts, 0)
}

function isDeep(value: unknown, level: number): boolean {
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return false
  if (level === deepestJson) return true
  const inner: Iterable<unknown> = Array.isArray(value) ? value : Object.values(value)
  for (const each of inner) if (isDeep(each, level + 1)) return true
  return false
}

export type DecodedUpdate = ReturnType<typeof Y.decodeUpdate>

/** The Yjs client ids whose content an update adds or deletes. */
export function clientsIn({ structs, ds }: DecodedUpdate): ReadonlySet<number> {
  const clients = new Set(ds.clients.keys())
  for (const { id } of structs) clients.add(id.client)
  return clients
}

/** The Yjs client ids whose structs an update adds. */
export function writersIn({ structs }: Pick<DecodedUpdate, 'structs'>): ReadonlySet<number> {
  return new Set(structs.map(({ id }) => id.client))
}
