import { beforeEach, expect, it, vi } from 'vitest'
import type { ListedDesign } from '#kits/design/document/listed-design.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import type { Body } from '#scene/body/body.ts'
import { makeSeveral, type SeveralOrder } from './make-several.ts'

vi.mock('../design-files.ts', () => ({
  makeDesignFiles: async ({ name }: Body) => {
    if (name === '깨진 것') throw new Error('this page cannot be drawn')
    if (name === '너무 큰 것') throw new DOMException('full', 'QuotaExceededError')
    return { files: [new File(['x'], `${name}.pdf`)], isLacking: name === '포스터' }
  },
}))

const choice = { format: 'pdf', isPrint: false, isOutlined: false, scale: 1, perInch: 300 } as const
let asked: string[]

beforeEach(() => {
  asked = []
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

it('a design that fails and one that is not on this device are named, and the files of the others come', async () => {
  const made = await makeSeveral(order(['메뉴', '깨진 것', '없는 것', '쿠폰']))
  expect(made.files.map(({ name }) => name)).toEqual(['메뉴.pdf', '쿠폰.pdf'])
  expect(made.failed).toEqual([
    { document: 'design/깨진 것', name: '깨진 것', reason: 'failed' },
    { document: 'design/없는 것', name: '없는 것', reason: 'away' },
  ])
  expect(made.isLacking).toBe(false)
})

it('what is made before each design is told, and that any lacks something', async () => {
  const told: string[] = []
  const onProgress: SeveralOrder['onProgress'] = (done, { name }) => told.push(`${done} ${name}`)
  expect((await makeSeveral(order(['메뉴', '포스터'], { onProgress }))).isLacking).toBe(true)
  expect(told).toEqual(['0 메뉴', '1 포스터'])
})

it('after it is cancelled no further design is read', async () => {
  const controller = new AbortController()
  const onProgress = () => controller.abort()
  const { signal } = controller
  await expect(makeSeveral(order(['메뉴', '쿠폰'], { signal, onProgress }))).rejects.toBe(signal.reason)
  expect(asked).toEqual(['메뉴'])
})

it('a device without room ends it', async () => {
  await expect(makeSeveral(order(['너무 큰 것', '쿠폰']))).rejects.toThrow('full')
  expect(asked).toEqual(['너무 큰 것'])
})

function order(names: readonly string[], more: Partial<SeveralOrder> = {}): SeveralOrder {
  return {
    designs: names.map((name) => ({ name, design: { document: `design/${name}` } as ListedDesign })),
    read: async (document) => {
      const name = document.slice('design/'.length)
      asked.push(name)
      return name === '없는 것' ? null : ({ name: '', pages: [] } as unknown as Body)
    },
    dress: {} as DressOfBrand,
    choice,
    signal: new AbortController().signal,
    onProgress: () => {},
    ...more,
  }
}
