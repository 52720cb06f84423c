import { defineConfig, minimal2023Preset } from '@vite-pwa/assets-generator/config'

/** `npx pwa-assets-generator -c tests/tools/icons.config.ts`; what it makes in public/ is committed. */
const paper = { background: '#fbfaf7' }

export default defineConfig({
  preset: {
    ...minimal2023Preset,
    maskable: { ...minimal2023Preset.maskable, padding: 0.32, resizeOptions: { fit: 'contain', ...paper } },
    apple: { ...minimal2023Preset.apple, padding: 0.26, resizeOptions: { fit: 'contain', ...paper } },
  },
  images: ['public/icon.svg'],
})
