import type { Plugin } from 'vite'

/** The page asks for what the app starts with while it is read, not when its first script has run. */
export function preloadStart(): Plugin {
  return {
    name: 'saegim-preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = Object.values(bundle ?? {}).filter((one) => one.type === 'chunk')
        const isStart = (id: string | null) => id?.endsWith('/src/start.tsx') ?? false
        const files = new Set<string>()
        const visit = (file: string) => {
          if (files.has(file)) return
          files.add(file)
          for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) visit(next)
        }
        for (const { fileName, facadeModuleId, moduleIds } of chunks) {
          if (isStart(facadeModuleId) || moduleIds.some(isStart)) visit(fileName)
        }
        return [...files]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}
