import { randomBytes } from 'node:crypto'
import { createBrandDirectory } from '#contract/directory.ts'
import { copyItems, downloadFiles } from '#contract/drive.ts'
import { uploadFile } from '#contract/file.ts'
import { startAppServer } from '../../support/app-server.ts'
import { signUpByScript } from '../../support/sign-up.ts'
import { type Figure, median } from '../measure.ts'

const uploads = 4
const doublings = 7
const begun = 8

/** Files of 19 MB by one request each, and a folder of 1,024 files as one archive, beside a process that only takes and makes bytes. */
export async function benchDriveCalls(bare: string): Promise<Figure[]> {
  await using cleanup = new AsyncDisposableStack()
  const app = await startAppServer()
  cleanup.defer(() => app.remove())
  const owner = await signUpByScript(app, 'drive@saegim.example')
  const idBrand = await owner.createBrand('온기')
  const headers = { authorization: `Bearer ${owner.token}`, idBrandHeader: String(idBrand) }

  const send = async (path: string, body: unknown) => {
    const answer = await fetch(`${app.url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const upload = async (url: string, bytes: Uint8Array<ArrayBuffer>, data: object) => {
    const form = new FormData()
    form.set('data', JSON.stringify({ size: bytes.length, ...data }))
    form.set('file', new Blob([bytes]), '차림표.pdf')
    const method = url === bare ? 'PUT' : 'POST'
    const answer = await fetch(url === bare ? `${bare}/large` : url, { method, headers, body: form })
    if (!answer.ok) throw new Error(`An upload was answered ${answer.status}: ${await answer.text()}`)
    await answer.arrayBuffer()
  }
  const large = pdf(19 * 1024 ** 2)
  const target = `${app.url}${uploadFile.path}`
  const times = { ours: [] as number[], bare: [] as number[] }
  for (let round = 0; round < uploads; round += 1) {
    times.bare.push(await timed(() => upload(bare, large, {})))
    times.ours.push(await timed(() => upload(target, large, {})))
  }

  const made = await (await send(createBrandDirectory.path, { name: '사진' })).json()
  const { idDirectory } = made as { idDirectory: number }
  for (let at = 0; at < begun; at += 1) await upload(target, pdf(2_000), { idDirectory })
  // Copied into itself, a folder has twice as many.
  for (let at = 0; at < doublings; at += 1)
    await send(copyItems.path, { idDirectories: [idDirectory], idDirectory })
  let size = 0
  const zip = await timed(async () => {
    const answer = await send(downloadFiles.path, { idDirectories: [idDirectory] })
    size = (await answer.arrayBuffer()).byteLength
  })
  await upload(bare, pdf(size), {})
  const floor = await timed(async () => void (await (await fetch(`${bare}/large`)).arrayBuffer()))
  return [
    {
      name: '19 MB by one request',
      unit: 's',
      value: median(times.ours),
      limit: median(times.bare),
      limitName: 'bare node:http',
    },
    {
      name: `a folder of ${begun * 2 ** doublings} files as one archive`,
      unit: 's',
      value: zip,
      limit: floor,
      limitName: 'as many bytes by bare node:http',
    },
  ]
}

function pdf(size: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size), Buffer.from('%%EOF')]))
}

/** In seconds. */
async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}
