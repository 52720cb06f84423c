import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { photosIn } from '#model/files/photo-count.ts'
import { plans } from '#server/database/seed/plans.ts'
import { sizeWords } from '../../src/site/price/size-words.ts'
import { openSite } from './open-site.ts'

let selling: Awaited<ReturnType<typeof openSite>>
let notSelling: Awaited<ReturnType<typeof openSite>>

beforeAll(async () => {
  selling = await openSite()
  // A public server without keys of a payment service; the sandbox is for this machine alone.
  notSelling = await openSite({ PUBLIC_URL: 'https://saegim.example' })
})

afterAll(async () => {
  await selling.close()
  await notSelling.close()
})

const textOf = async (site: typeof selling, address: string) =>
  (await site.page(address)).document.querySelector('main')?.textContent ?? ''

test('pages follow what the server sells: plans, credits and designer work', async () => {
  expect(await textOf(selling, '/faq')).not.toMatch(/결제를 (준비|받지)/)
  expect(await textOf(selling, '/faq')).toContain('크레딧은 무엇에 쓰나요?')
  expect(await textOf(selling, '/service/agencies')).toContain('새김에서 맡겨요')
  expect(await textOf(selling, '/price')).not.toContain('아직 결제를 받지 않아요')
  expect(await textOf(notSelling, '/faq')).toContain(
    '여기에서는 아직 결제를 받지 않아서 Free만 쓸 수 있어요.',
  )
  expect(await textOf(notSelling, '/faq')).not.toContain('크레딧은 무엇에 쓰나요?')
  expect(await textOf(notSelling, '/service/agencies')).toContain('이 서버에서는 결제를 받지 않아서')
  expect(await textOf(notSelling, '/price')).toContain('여기에서는 아직 결제를 받지 않아요.')
})

test('the table of prices has the amounts of the server, and the questions name no others', async () => {
  const { document } = await selling.page('/price')
  const rows = new Map(
    [...document.querySelectorAll('tbody tr')].map((row) => [
      row.querySelector('th')?.textContent,
      [...row.querySelectorAll('td')].map((cell) => cell.textContent),
    ]),
  )
  const inWon = plans.filter(({ currency }) => currency === 'KRW')
  expect(rows.get('멤버 수')).toEqual(inWon.map(({ seats }) => `${seats}명`))
  expect(rows.get('변경 이력')).toEqual(inWon.map(({ history_days }) => `${history_days}일`))
  expect(rows.get('저장 공간')).toEqual(
    inWon.map(({ storage_bytes: bytes }) => {
      const photos = photosIn(Number(bytes)).toLocaleString('ko')
      return `${sizeWords(Number(bytes))}휴대폰 사진 약 ${photos}장`
    }),
  )
  const premium = globSync('sync-server/content/templates/*/about.json').filter(
    (path) => JSON.parse(readFileSync(path, 'utf8')).premium === true,
  )
  expect(rows.get('프리미엄 템플릿')).toEqual(
    inWon.map(({ price }) => (price === 0 ? '–안 됨' : `${premium.length}개`)),
  )
  expect(await textOf(selling, '/price')).toContain('Basic의 500 크레딧으로 할 수 있는 일: 사진 5장 보정')
  const questions = await textOf(selling, '/faq')
  const [free, basic, plus] = inWon
  expect(questions).toContain(`Free는 ${free?.seats}명, Basic은 ${basic?.seats}명, Plus는 ${plus?.seats}명`)
  expect(questions).toContain(
    `Free ${free?.history_days}일, Basic ${basic?.history_days}일, Plus ${plus?.history_days}일`,
  )
  expect(questions).toContain(`저장 공간은 ${sizeWords(Number(free?.storage_bytes))}`)
})
