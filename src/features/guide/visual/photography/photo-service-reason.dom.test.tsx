import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { usePhotoServiceReason } from './usePhotoServiceReason.ts'

const world = vi.hoisted(() => ({
  brand: 7 as number | string,
  isOnline: true,
  providers: null as { photos: boolean } | null,
}))
vi.mock('#engine/documents/react/useDocument.ts', () => ({
  useDocumentView: () => ({ document: { brand: world.brand } }),
}))
vi.mock('#engine/browser/network.ts', () => ({ useOnline: () => world.isOnline }))
vi.mock('#engine/reads/useProviders.ts', () => ({ useProviders: () => world.providers }))

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  Object.assign(world, { brand: 7, isOnline: true, providers: { photos: true } })
})

it('gives no reason if the service is configured', async () => expect(await reason()).toBe(''))

it('names a server without a service key first, whatever else is missing', async () => {
  Object.assign(world, { brand: 'local-1', isOnline: false, providers: { photos: false } })
  expect(await reason()).toBe('이 서버에는 Unsplash 연결이 설정되어 있지 않아요.')
})

it('a local brand has to be adopted first', async () => {
  world.brand = 'local-1'
  expect(await reason()).toBe('가입하면 사진 서비스에서 찾을 수 있어요')
})

it('names being offline', async () => {
  world.isOnline = false
  expect(await reason()).toBe('인터넷에 연결되어야 할 수 있어요')
})

it('is undecided until the server has said which services it has', async () => {
  world.providers = null
  expect(await reason()).toBe('사진 서비스에 연결되어 있는지 알아보고 있어요')
})

async function reason(): Promise<string> {
  const box = document.createElement('div')
  await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <Reason />
      </I18nProvider>,
      { container: box },
    ),
  )
  const words = box.textContent
  cleanup()
  return words
}

function Reason() {
  return usePhotoServiceReason() ?? ''
}
