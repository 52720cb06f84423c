import { expect, test } from 'vitest'
import { isInApp, outsideAddress } from './in-app-browser.ts'

const page = 'https://saegim.example/account/login?redirectUrl=%2Fbrand'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15'
const android =
  'Mozilla/5.0 (Linux; Android 16; SM-S938N) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'

test.each(['FBAN/FBIOS', 'FBAV/500.0', 'Instagram 400.0', 'Line/15.1', 'KAKAOTALK 25.9', 'Soomgo/9.0'])(
  '%s is the browser of an app',
  (mark) => expect(isInApp(`${iphone} ${mark}`)).toBe(true),
)

test.each([iphone, android, `${iphone} Version/19.0 Safari/604.1 online kakaotalk`])(
  '%s is a browser of its own',
  (userAgent) => expect(isInApp(userAgent)).toBe(false),
)

test('opens the device’s browser in the way each app supports', () => {
  expect(outsideAddress(page, `${iphone} Line/15.1`)).toBe(`${page}&openExternalBrowser=1`)
  expect(outsideAddress(page, `${iphone} KAKAOTALK 25.9`)).toBe(
    `kakaotalk://web/openExternal?url=${encodeURIComponent(page)}`,
  )
  expect(outsideAddress(page, `${android} KAKAOTALK 25.9`)).toBe(
    'intent://saegim.example/account/login?redirectUrl=%2Fbrand#Intent;scheme=https;end',
  )
  expect(outsideAddress(page, `${iphone} Instagram 400.0`)).toBeNull()
})
