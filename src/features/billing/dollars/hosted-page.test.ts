import { expect, test } from 'vitest'
import { isHostedPage } from './hosted-page.ts'

const own = 'http://localhost:4180'

test('the payer is sent to PayPal, to Lemon Squeezy and to the sandbox of this site, and nowhere else', () => {
  const taken = [
    'https://www.paypal.com/checkoutnow?token=1',
    'https://www.sandbox.paypal.com/checkoutnow?token=1',
    'https://saegim.lemonsqueezy.com/checkout/custom/1',
    `${own}/sandbox/checkout/abc`,
    `${own}/sandbox/portal/abc`,
  ]
  const refused = [
    'http://www.paypal.com/checkoutnow',
    'https://paypal.com.example/checkoutnow',
    'https://lemonsqueezy.com.example/',
    'https://someone@www.paypal.com/',
    'https://evil.example/sandbox/checkout/abc',
    'http://localhost:4181/sandbox/checkout/abc',
    `${own}/sandbox`,
    `${own}/sandbox/../brand`,
    `${own}/brand/setting/payment`,
    'javascript:alert(1)//sandbox/',
    'not an address',
    '',
  ]
  expect(taken.filter((url) => !isHostedPage(url, own))).toEqual([])
  expect(refused.filter((url) => isHostedPage(url, own))).toEqual([])
})
