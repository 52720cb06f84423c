import { existsSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { Mistake, noSecret, type Variables } from '../commands/with-database.ts'
import { readEnvironment } from '../environment/read-environment.ts'
import { openLocalStorage } from '../gateways/storage/local-storage.ts'
import { openObjectStorage } from '../gateways/storage/object-storage.ts'
import type { Storage } from '../gateways/storage/storage.ts'

/**
 * Where a backup is: a directory, or `s3://bucket/folder` with the address and keys of S3_… in the environment.
 */
export function openPlace(given: string, variables: Variables, { make }: { make: boolean }): Storage {
  const [, bucket, folder = ''] = /^s3:\/\/([^/]+)(?:\/(.*?))?\/?$/.exec(given) ?? []
  if (bucket === undefined) {
    const directory = resolve(given)
    // It has personal data, whatever the umask.
    if (make) mkdirSync(directory, { recursive: true, mode: 0o700 })
    else if (!existsSync(directory)) throw new Mistake(`There is no ${directory}.`)
    return openLocalStorage(directory)
  }
  const { s3 } = readEnvironment({ ...variables, SERVICE_TOKEN: noSecret, S3_BUCKET: bucket })
  if (s3 === null) throw new Mistake('S3_… does not name an object storage.')
  return below(openObjectStorage(s3), folder)
}

export async function isEmpty(storage: Pick<Storage, 'list'>): Promise<boolean> {
  for await (const _ of storage.list('')) return false
  return true
}

function below(storage: Storage, folder: string): Storage {
  if (folder === '') return storage
  return {
    put: (key, body, about) => storage.put(`${folder}/${key}`, body, about),
    get: (key, range) => storage.get(`${folder}/${key}`, range),
    copy: (from, to) => storage.copy(`${folder}/${from}`, `${folder}/${to}`),
    url: (key, facts) => storage.url(`${folder}/${key}`, facts),
    delete: (key) => storage.delete(`${folder}/${key}`),
    async *list(inner, after = '') {
      const place = inner === '' ? folder : `${folder}/${inner}`
      for await (const object of storage.list(place, after === '' ? '' : `${folder}/${after}`))
        yield { ...object, key: object.key.slice(folder.length + 1) }
    },
    deleteUnfinished: (before) => storage.deleteUnfinished(before),
  }
}
