// Script of a share page: theme, copying, downloads, printing, missing pictures, offline copy.
const root = document.documentElement
const themeKey = 'saegim-theme'

// Runs in the head, so that the theme is set before the first paint and no picture error is missed.
setTheme(stored())

document.addEventListener('DOMContentLoaded', () => {
  document.querySelector('.buttons')?.removeAttribute('hidden')
  // Copying only where the page came over TLS.
  for (const [act, isThere] of [
    ['send', 'share' in navigator],
    ['copy-address', navigator.clipboard !== undefined],
  ])
    document.querySelector(`[data-act=${act}]`)?.toggleAttribute('hidden', !isThere)
  showConnection()
})
addEventListener('online', showConnection)
addEventListener('offline', showConnection)

document.addEventListener('click', (event) => {
  const button = event.target.closest('button')
  if (button?.dataset.act === 'theme') changeTheme()
  if (button?.dataset.act === 'print') void printAll()
  if (button?.dataset.act === 'send') void send()
  if (button?.dataset.act === 'copy-address') void copy(button, addressHere())
  if (button?.dataset.copy) void copy(button, button.dataset.copy)
  const link = event.target.closest('.downloads a')
  if (link) {
    event.preventDefault()
    if (!link.hasAttribute('aria-busy')) void download(link)
  }
})

// A picture may have been deleted since the page was rendered. Error events do not bubble, so this captures them.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement && target.dataset.gone) replaceGone(target)
  },
  true,
)

if ('serviceWorker' in navigator) addEventListener('load', () => void keepForOffline())

function stored() {
  try {
    return localStorage.getItem(themeKey)
  } catch {
    return null
  }
}

function setTheme(theme) {
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
}

function changeTheme() {
  const isDark = root.dataset.theme
    ? root.dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches
  const next = isDark ? 'light' : 'dark'
  setTheme(next)
  try {
    localStorage.setItem(themeKey, next)
  } catch {
    // Not stored; the page still uses it.
  }
}

async function copy(button, text) {
  const before = button.textContent
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    return
  }
  const copied = document.body.dataset.copied
  if (before === copied) return
  button.textContent = copied
  setTimeout(() => {
    button.textContent = before
  }, 1500)
}

/** By the device's sheet of apps. Rejects where the reader closes it. */
function send() {
  return navigator.share({ title: document.title, url: addressHere() }).catch(() => undefined)
}

/** Without the chosen language: the next reader gets their own. */
function addressHere() {
  return `${location.origin}${location.pathname}`
}

/** Says in the page how it goes; without this script the browser downloads the file by itself. */
async function download(link) {
  const words = link.closest('ul').dataset
  const state = link.closest('li').querySelector('.state')
  link.setAttribute('aria-busy', 'true')
  state.textContent = words.making
  try {
    const answer = await fetch(link.href)
    if (!answer.ok) {
      state.textContent = answer.status === 404 ? words.noMore : words.notMade
      return
    }
    const name = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
    const file = document.createElement('a')
    file.href = URL.createObjectURL(await answer.blob())
    file.download = decodeURIComponent(name ?? 'brand')
    file.click()
    // Some browsers read the bytes after the click.
    setTimeout(() => URL.revokeObjectURL(file.href), 60_000)
    state.textContent = words.made
  } catch {
    state.textContent = words.notMade
  } finally {
    link.removeAttribute('aria-busy')
  }
}

/** Lazy pictures further down are loaded first, so that none is missing on paper. */
async function printAll() {
  const pictures = [...document.images]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  print()
}

function replaceGone(image) {
  const words = document.createElement('span')
  words.className = 'gone'
  words.textContent = image.dataset.gone
  image.replaceWith(words)
}

function showConnection() {
  document.getElementById('offline')?.toggleAttribute('hidden', navigator.onLine)
}

/** Caches the page with its pictures and fonts, unless it was opened with a password. Lazy pictures are cached when they are loaded. */
async function keepForOffline() {
  if ('unkept' in document.body.dataset) return
  await navigator.serviceWorker.register('/share/worker.js', { scope: '/share/' })
  const { active } = await navigator.serviceWorker.ready
  await document.fonts.ready
  const parts = performance.getEntriesByType('resource').map(({ name }) => name)
  const pictures = [...document.images].map(({ src }) => src)
  const urls = [location.href.split('#')[0], ...new Set([...parts, ...pictures])]
  active?.postMessage({ type: 'KEEP', urls: urls.filter((url) => url.startsWith(location.origin)) })
}
