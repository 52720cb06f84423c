import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type ArchiveFault, ArchiveProblem, archiveLimits } from './archive-format.ts'
import { unpackBrand } from './pack.ts'

async function faultOf(zipped: Uint8Array): Promise<ArchiveFault | null> {
  const file = new Blob([zipped as Uint8Array<ArrayBuffer>])
  try {
    await unpackBrand(file)
    return null
  } catch (error) {
    return error instanceof ArchiveProblem ? error.fault : null
  }
}

/** A .zip whose list of contents says another size of its last entry than it has. */
function sayingSize(zipped: Uint8Array, size: number): Uint8Array {
  const changed = zipped.slice()
  const at = Buffer.from(changed).lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'))
  new DataView(changed.buffer).setUint32(at + 24, size, true)
  return changed
}

test('an archive that would unpack to too much is refused before it is unpacked', async () => {
  const small = zipSync({ 'manifest.json': strToU8('{}'), 'files/a': strToU8('a') })
  expect(await faultOf(small)).toBe('notAnArchive')
  expect(await faultOf(sayingSize(small, archiveLimits.unpacked + 1))).toBe('tooLarge')
  const many = Object.fromEntries(
    Array.from({ length: archiveLimits.entries + 1 }, (_, at) => [`files/${at}`, new Uint8Array()]),
  )
  expect(await faultOf(zipSync(many))).toBe('tooLarge')
})

test('an entry that unpacks to more than it says takes no more memory than it says', async () => {
  const manifest = {
    ...{ format: 'saegim-brand', version: 1, brand: { name: '온기' }, account: null },
    ...{ exportedAt: '2026-11-23T00:00:00.000Z', language: 'ko-KR', documents: [] },
    files: [{ checksum: 'a'.repeat(64), name: 'a.png', type: 'image/png', references: [] }],
  }
  const bomb = new Uint8Array(20 * 1024 * 1024)
  const zipped = zipSync({
    'manifest.json': strToU8(JSON.stringify(manifest)),
    [`files/${'a'.repeat(64)}`]: bomb,
  })
  expect(zipped.length).toBeLessThan(100_000)
  const before = process.memoryUsage().arrayBuffers
  expect(await faultOf(sayingSize(zipped, 10))).toBe('damaged')
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10 * 1024 * 1024)
})

test('names of entries lead nowhere: only those that the manifest lists are read', async () => {
  const zipped = zipSync({ '../../etc/passwd': strToU8('x'), '/absolute': strToU8('x') })
  expect(await faultOf(zipped)).toBe('notAnArchive')
})
