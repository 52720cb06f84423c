import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { prepareScreen, screen, show } from './profile-screen.fixture.tsx'
import { SettingPage } from './SettingPage.tsx'

prepareScreen()

test.each([
  ['by themselves, with tabs to the other screens of the account', false, true],
  ['in the frame of a brand, whose menu takes the place of the tabs', true, false],
])('the settings of the account stand %s', async (_, isInBrand, hasTabs) => {
  await show(
    <SettingPage isInBrand={isInBrand} onLanguage={() => {}} onLeaveAll={() => {}} renderSync={() => null} />,
  )
  expect(screen.box.querySelector('h1')?.textContent).toBe('프로필 설정')
  expect(screen.box.querySelector('nav') !== null).toBe(hasTabs)
})
