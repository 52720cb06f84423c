import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useCreditWorks } from './useCreditWorks.ts'

const server = vi.hoisted(() => ({ products: null as unknown, picture: null as unknown }))

vi.mock('#engine/reads/useCachedRead.ts', () => ({ useCachedRead: () => ({ data: server.products }) }))
vi.mock('#engine/reads/useProviders.ts', () => ({
  useProviders: () => ({ ai: { picture: server.picture } }),
}))
vi.mock('#engine/words/page-language.ts', () => ({ pageLanguage: () => 'ko' }))

const listed = [
  { idTaskProduct: 20, idCategory: 3, name: '사진 5장 보정', credit: 500 },
  { idTaskProduct: 18, idCategory: 1, name: '로고 파일 형식 바꾸기', credit: 300 },
]

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  server.products = { _embedded: { products: listed } }
  server.picture = null
})

test('credits are said by the price list of the desk and the price of a picture', () => {
  expect(worksOf(500)).toBe('사진 5장 보정 또는 로고 파일 형식 바꾸기')
  server.picture = { provider: 'x', credit: 10 }
  expect(worksOf(600)).toContain('로고 파일 형식 바꾸기 × 2')
  expect(worksOf(600)).toContain('60')
})

test('nothing is said while nothing is known, and of credits that buy nothing', () => {
  expect(worksOf(100)).toBeNull()
  server.products = null
  expect(worksOf(500)).toBeNull()
})

function worksOf(credits: number): string | null {
  return renderHook(() => useCreditWorks(), { wrapper: Words }).result.current(credits)
}

function Words({ children }: { children: ReactNode }) {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>
}
