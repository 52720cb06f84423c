import { expect, test } from 'vitest'
import { placeWords } from './place-words.ts'

test.each([
  ['ko-KR', 'KR', '서울 마포구', '대한민국 서울 마포구'],
  ['ja', 'KR', '群山', '韓国 群山'],
  ['zh-CN', 'KR', '首尔', '韩国 首尔'],
  ['en-US', 'KR', 'Yeonsan-dong, Busan', 'Yeonsan-dong, Busan, South Korea'],
  ['en', 'KR', '', 'South Korea'],
  ['en', '', ' Busan ', 'Busan'],
  ['ko', 'Korea', '', ''],
])('in %s %s with %j is %j', (language, country, city, words) => {
  expect(placeWords(language, country, city)).toBe(words)
})
