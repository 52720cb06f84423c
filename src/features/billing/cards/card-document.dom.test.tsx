import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasForeignScripts, isCardTyped } from '#kits/commerce/card-document.ts'
import { AddCardDialog } from './AddCardDialog.tsx'

vi.mock('#engine/reads/useProviders.ts', () => ({ useProviders: () => ({ payments: 'on' }) }))

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  // jsdom has no modals.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} })
})

afterEach(() => {
  cleanup()
  document.head.replaceChildren()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

test('the form of a card is there where all scripts are of our own origin', async () => {
  addScript(`${location.origin}/assets/app.js`)
  await open()
  expect(hasForeignScripts()).toBe(false)
  expect(isCardTyped()).toBe(true)
})

// `card-document.spec.ts` presses the button.
test('beside a script of another company there is no form, but a button that loads the page anew', async () => {
  addScript('https://cdn.channel.io/plugin/ch-plugin-web.js')
  await open()
  expect(hasForeignScripts()).toBe(true)
  expect(isCardTyped()).toBe(false)
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain(
    '화면 새로 열기',
  )
})

const open = () =>
  act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <AddCardDialog idBrand={3} onClose={() => {}} onAdded={() => {}} />
      </I18nProvider>,
    ),
  )

function addScript(src: string): void {
  const script = document.createElement('script')
  // Of another type, so that it is not loaded.
  script.type = 'text/plain'
  script.src = src
  document.head.append(script)
}
