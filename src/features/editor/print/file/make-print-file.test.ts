import { beforeEach, expect, test, vi } from 'vitest'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { emptyBody } from '#scene/body/empty-body.ts'
import { makePrintFile } from './make-print-file.ts'

const given = vi.hoisted(() => ({ make: async (): Promise<unknown> => ({}) }))
vi.mock('#kits/design/export/design-pdf.ts', () => ({ makeDesignPdf: () => given.make() }))

const body = emptyBody('명함', { form: 'business-card', unit: 'mm', width: 90, height: 50 })
const make = () => makePrintFile(body, {} as DressOfBrand, false)
const file = new File(['pdf'], '명함.pdf')
const arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('a made file is given with whether something is lacking', async () => {
  given.make = async () => ({ files: [file], isLacking: true })
  expect(await make()).toEqual({ kind: 'made', file, isLacking: true })
})

test.each([
  [
    'a file that cannot be read',
    async () => ({ files: [Object.assign(new File(['pdf'], 'a'), { slice: () => ({ arrayBuffer }) })] }),
  ],
  ['no file', async () => ({ files: [] })],
  ['an error about its room', () => Promise.reject(new DOMException('', 'QuotaExceededError'))],
  ['an error about its memory', () => Promise.reject(new RangeError('Array buffer allocation failed'))],
])('a full device that answers %s makes no file, and that is told apart', async (_, answer) => {
  given.make = answer
  expect(await make()).toEqual({ kind: 'noSpace' })
  given.make = () => Promise.reject(new TypeError('x is not a function'))
  expect(await make()).toEqual({ kind: 'failed' })
})
