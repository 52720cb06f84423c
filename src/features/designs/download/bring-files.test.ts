import { beforeEach, expect, it, vi } from 'vitest'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { exportFaultOf } from '#kits/design/export/export-fault.ts'
import type { Body } from '#scene/body/body.ts'
import { bringFiles, type DownloadOrder, type Target } from './bring-files.ts'

const given = vi.hoisted(() => ({
  made: [] as string[],
  downloaded: [] as string[],
  driven: [] as unknown[],
  fault: null as string | null,
  /** What a browser without room answers: a file that cannot be read, or an error. */
  full: null as 'unreadable' | 'error' | null,
}))
vi.mock('./design-files.ts', () => ({
  makeDesignFiles: async ({ name, pages }: Body, _: unknown, { format }: { format: string }) => {
    given.made.push(`${name} ${pages.map(({ id }) => id).join('+')} ${format}`)
    if (given.full === 'error') throw new DOMException('', 'QuotaExceededError')
    const files = format === 'pdf' ? [`${name}.pdf`] : pages.map(({ id }) => `${name}-${id}.${format}`)
    const made = files.map((file) => (given.full ? unreadable(file) : new File(['x'], file)))
    return { files: made, isLacking: name === '포스터' }
  },
}))
vi.mock('#engine/browser/download.ts', () => ({ download: (name: string) => given.downloaded.push(name) }))
vi.mock('#kits/drive/uploads/add-files.ts', () => ({
  addFiles: async (...all: unknown[]) => {
    given.driven.push(all)
    return { added: 0, refused: given.fault === null ? [] : [{ name: 'x', fault: given.fault }] }
  },
}))

const page = (id: string) => ({ id, background: '#FFFFFF', layers: [] }) as const
const body = (name: string, ...ids: string[]): Body => ({
  ...{ v: 1, name, form: 'custom', unit: 'px', width: 100, height: 100, tags: [] },
  pages: ids.map(page),
})
const choice = { format: 'png', isPrint: false, isOutlined: false, scale: 1, perInch: 300 } as const

beforeEach(() => Object.assign(given, { made: [], downloaded: [], driven: [], fault: null, full: null }))

it('one file is downloaded as it is, pages and designs as one archive', async () => {
  await bring('device', [body('메뉴', 'a')])
  await bring('device', [body('메뉴', 'a', 'b'), body('쿠폰', 'c')])
  expect(given.downloaded).toEqual(['메뉴-a.png', '메뉴.zip'])
})

it('several files are in a folder of the drive, one is beside all others', async () => {
  await bring('drive', [body('메뉴', 'a')])
  await bring('drive', [body('메뉴', 'a', 'b')])
  const paths = given.driven.map((all) =>
    (all as [string, null, { path: string[] }[]])[2].map(({ path }) => path),
  )
  expect(paths).toEqual([[[]], [['메뉴'], ['메뉴']]])
})

it('what the drive refuses is answered with its fault', async () => {
  given.fault = 'noRoom'
  expect(await bring('drive', [body('메뉴', 'a')])).toMatchObject({ kind: 'refused', fault: 'noRoom' })
})

it('a share that the browser takes for too late is answered with the files for another press', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('', 'NotAllowedError'))
  vi.stubGlobal('navigator', { share })
  expect(await bring('share', [body('메뉴', 'a')])).toMatchObject({
    kind: 'late',
    files: [{ name: '메뉴-a.png' }],
  })
  share.mockRejectedValue(new DOMException('', 'AbortError'))
  await expect(bring('share', [body('메뉴', 'a')])).rejects.toThrow(DOMException)
  vi.unstubAllGlobals()
})

it('the page that is shown is copied as PNG, whatever the format', async () => {
  const write = vi.fn()
  vi.stubGlobal('navigator', { clipboard: { write } })
  vi.stubGlobal('ClipboardItem', class {})
  await bring('clipboard', [body('메뉴', 'a', 'b')], { shownPage: 1, choice: { ...choice, format: 'pdf' } })
  expect(given.made).toEqual(['메뉴 b png'])
  expect(write).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

it.each(['unreadable', 'error'] as const)(
  'on a full device, where a made file is an %s, nothing is brought anywhere, and the reason is told apart',
  async (full) => {
    given.full = full
    const share = vi.fn()
    vi.stubGlobal('navigator', { share })
    for (const target of ['device', 'drive', 'share'] as const)
      for (const pages of [['a'], ['a', 'b']]) {
        const fault = await bring(target, [body('메뉴', ...pages)]).then(() => 'none', exportFaultOf)
        expect([target, fault]).toEqual([target, 'noSpace'])
      }
    expect([given.downloaded, given.driven, share.mock.calls]).toEqual([[], [], []])
    given.full = null
    await bring('device', [body('메뉴', 'a')])
    expect(given.downloaded).toEqual(['메뉴-a.png'])
    vi.unstubAllGlobals()
  },
)

it('it is said when any of the designs lacks something', async () => {
  expect(await bring('device', [body('메뉴', 'a'), body('포스터', 'b')])).toMatchObject({ isLacking: true })
})

function unreadable(name: string): File {
  const arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
  return Object.assign(new File(['x'], name), { slice: () => ({ arrayBuffer }), arrayBuffer })
}

function bring(target: Target, bodies: readonly Body[], more: Partial<DownloadOrder> = {}) {
  return bringFiles({ bodies, dress: {} as DressOfBrand, shownPage: 0, choice, target, ...more })
}
