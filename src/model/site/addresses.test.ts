import { expect, test } from 'vitest'
import { languages } from '../language/languages.ts'
import { siteAddress, sitePaths } from './addresses.ts'
import { readSiteAddress } from './read-address.ts'

test('the address of a page in a language is read as that page and language', () => {
  for (const path of [...sitePaths, '/blog/7'])
    for (const { key } of languages)
      expect(readSiteAddress(siteAddress(path, key))).toEqual({ language: key, path })
})

test.each([
  '/brand',
  '/prices',
  '/price/brand-4',
  '/blog/rss.xml',
  '/blog/07',
  '/blog/7/cover.svg',
  '/blogs',
  '/ko/price',
  '/fr/price',
  '/english',
  '/policy',
  '/policy/none',
  '/payment/brand-4',
  '/share/price',
])('%s is no page of the site', (pathname) => expect(readSiteAddress(pathname)).toBeNull())
