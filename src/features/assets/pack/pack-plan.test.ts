import { expect, it } from 'vitest'
import { headSnippet, logoRectangle, socialCanvases, webManifest } from './pack-plan.ts'

it('the logo is whole and centred on every canvas, however wide it is', () => {
  for (const canvas of socialCanvases) {
    for (const ratio of [0.3, 1, 2.4, 9]) {
      const { x, y, width, height } = logoRectangle(canvas, ratio)
      expect(width / height).toBeCloseTo(ratio)
      expect(x).toBeGreaterThan(0)
      expect(y).toBeGreaterThan(0)
      expect(x * 2 + width).toBeCloseTo(canvas.width)
      expect(y * 2 + height).toBeCloseTo(canvas.height)
    }
  }
})

it('the manifest and the head snippet refer to the icons', () => {
  const manifest = JSON.parse(webManifest('온기', '#9BBBA9')) as { icons: { src: string }[]; name: string }
  expect(manifest.name).toBe('온기')
  expect(manifest.icons.map(({ src }) => src)).toEqual(['/icon-192.png', '/icon-512.png'])
  expect(headSnippet('#9BBBA9')).not.toContain('favicon.svg')
})
