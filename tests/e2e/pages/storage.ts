import type { Page } from '@playwright/test'

interface Storage {
  /** Names of the databases. */
  readonly databases: readonly string[]
  /** Everything as text: databases, caches, the small storages, cookies. */
  readonly text: string
}

/** What this browser keeps for us. */
export async function readWholeStorage(page: Page): Promise<Storage> {
  const { databases, found } = await page.evaluate(async () => {
    const found: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    const databases: string[] = []

    async function say(value: unknown): Promise<string> {
      if (value instanceof Blob) return value.text()
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value)
      if (typeof value !== 'object' || value === null) return String(value)
      const entries = Object.entries(value)
      return (await Promise.all(entries.map(async ([key, part]) => `${key}: ${await say(part)}`))).join('\n')
    }
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })

    for (const { name = '' } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name))
      databases.push(name)
      for (const store of db.objectStoreNames) {
        const rows = db.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all([done(rows.getAllKeys()), done(rows.getAll())])
        found.push(await say([...keys, ...values]))
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        found.push(request.url)
        // The files of the app are everybody's.
        const isOurs = new URL(request.url).pathname.startsWith('/assets/')
        if (!isOurs) found.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    return { databases, found }
  })
  return { databases, text: [...found, JSON.stringify(await page.context().cookies())].join('\n') }
}
