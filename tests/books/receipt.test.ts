import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTypesetter } from '#engine/pdf/typesetter.ts'
import { setReceipt } from '#features/billing/receipt/set-receipt.ts'
import type { ReceiptText } from '#features/billing/receipt/useReceipt.ts'
import { textOfBytes, wordsIn } from './look-into.ts'
import { fontOfPackage } from './package-fonts.ts'

const code = 'node_modules/@myriaddreamin/typst-ts-web-compiler/pkg/typst_ts_web_compiler_bg.wasm'
const typesetter = openTypesetter(readFileSync(join(process.cwd(), code)))

const korean: ReceiptText = {
  language: 'ko',
  title: '결제 영수증',
  pid: 'sg-plan-0000000000000042',
  item: 'Plus 플랜 · 1년',
  state: '결제됨',
  warning: '효력 없는 영수증이에요. 샌드박스에서는 돈이 오가지 않아요.',
  groups: [
    [
      { id: 'pid', name: '결제 번호', text: 'sg-plan-0000000000000042', look: 'code' },
      { id: 'buyer', name: '구매자', text: '아주 긴 이름을 가진 온기 도자기 공방과 그릇 가게 서촌 본점' },
    ],
    [
      { id: 'ADDED', name: 'Plus 플랜 · 1년', text: '₩299,000' },
      { id: 'supply', name: '공급가액', text: '₩271,818' },
      { id: 'vat', name: '부가세', text: '₩27,182' },
      { id: 'total', name: '합계', text: '₩299,000', look: 'total' },
    ],
    [
      {
        id: 'address',
        name: '주소',
        text: '서울특별시 종로구 자하문로10길 31, 2층 서촌유원 1차 상가 204호 (통인동, 사직동 주민센터 뒤)',
      },
    ],
  ],
}

const japanese: ReceiptText = {
  ...korean,
  language: 'ja',
  title: '領収書',
  item: 'Plusプラン・年間 骨辺直',
  state: '支払い済み',
  warning: null,
  groups: [[{ id: 'total', name: '合計', text: '¥29,900', look: 'total' }]],
}

const english: ReceiptText = {
  ...korean,
  language: 'en',
  title: 'Receipt',
  item: '1,000 credits',
  state: 'Partly refunded',
  warning: null,
  groups: [
    Array.from({ length: 60 }, (_, at) => ({
      id: String(at),
      name: `Refund ${at + 1}`,
      note: `November ${(at % 30) + 1}, 2026 at 3:12 PM (Seoul)`,
      text: '-₩100',
    })),
  ],
}

/** In dollars: no lines of tax. */
const dollars: ReceiptText = {
  ...korean,
  item: 'Basic 월간',
  warning: null,
  groups: [
    [{ id: 'card', name: '결제 수단', text: 'Lemon Squeezy' }],
    [
      { id: 'ADDED', name: 'Basic 월간', text: '$23.00' },
      { id: 'total', name: '합계', text: '$23.00', look: 'total' },
    ],
    [{ id: 'refund', name: '환불', note: '2026년 11월 21일 오전 10:00 (서울)', text: '-$10.00' }],
  ],
}

test.each([
  ['dollars', dollars],
  ['ko', korean],
  ['ja', japanese],
  ['en', english],
])('a receipt in %s says everything, inside its page', async (_, receipt) => {
  const pdf = await setReceipt(typesetter, receipt, fontOfPackage(receipt.language))
  const text = textOfBytes(pdf)
  const said = [receipt.title, receipt.item, receipt.state, receipt.warning ?? '']
  for (const fact of receipt.groups.flat()) said.push(fact.name, fact.text, fact.note ?? '')
  if (receipt === dollars) expect(text).not.toMatch(/공급가액|부가세/)
  for (const part of said) expect(text).toContain(part.replaceAll(/\s/g, ''))
  const { words, size } = wordsIn(pdf)
  expect(size.map(Math.round)).toEqual([595, 842])
  for (const { left, right, top, bottom, text: word } of words)
    expect(left > 70 && right < 525 && top > 50 && bottom < 780, word).toBe(true)
  expect(Math.max(...words.map(({ page }) => page))).toBe(receipt === english ? 4 : 1)
})
