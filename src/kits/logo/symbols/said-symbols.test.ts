import { expect, test } from 'vitest'
import { saidSymbols } from './said-symbols.ts'
import { suitedSymbols } from './suited-symbols.ts'

const words = {
  bicycle: 'bicycle,bike',
  wrench: 'wrench,repair',
  mug: 'mug,coffee',
  teacup: 'teacup,tea,coffee',
  cake: 'cake,dessert',
  circle: 'circle',
  bread: '식빵,빵',
}

test('symbols come in the order in which a brand names them', () => {
  expect(saidSymbols(['bike repair', 'Circle Bikes'], words)).toEqual(['bicycle', 'wrench'])
  expect(saidSymbols(['쌀식빵', '단팥빵', '모락빵집'], words)).toEqual(['bread'])
  expect(saidSymbols(['haircuts'], words)).toEqual([])
})

test.each([
  ['wheel building', []],
  ['Building repair', ['building', 'wrench']],
  ['office building', ['building']],
  ['cast irons', []],
  ['wine glasses', ['wine']],
  ['치아바타', []],
  ['치아 미백', ['tooth']],
  ['아이스크림', ['ice-cream']],
  ['생크림 케이크', ['cake']],
  ['한 달 식단', []],
  ['새 자전거', ['bicycle']],
  ['メンズパンツ', []],
  ['パン', ['bread']],
])('%s says %j', (said, symbols) => {
  const more = {
    ...{ bicycle: 'bike,자전거', building: 'building', glasses: 'glasses', iron: 'iron', tooth: '치아' },
    ...{ 'ice-cream': '아이스크림', cream: '크림', cake: '케이크', moon: '달', bird: '새' },
    ...{ wine: 'wine glass,wine', bread: 'パン' },
  }
  expect(saidSymbols([said], { ...words, ...more })).toEqual(symbols)
})

test('a second symbol of a word comes after the first one of each other word', () => {
  expect(saidSymbols(['coffee', 'cake'], words)).toEqual(['mug', 'cake', 'teacup'])
})

test('what a brand names is proposed before what its industry suggests', () => {
  const brand = { industry: 'OTHERS_LIFE', tones: [] }
  const symbols = suitedSymbols(brand, 'Spoke', ['bicycle'])
  expect(symbols[0]).toBe('bicycle')
  expect(symbols.slice(1)).toEqual(suitedSymbols(brand, 'Spoke').filter((id) => id !== 'bicycle'))
})
