/**
 * As much of a browser as sessions and documents ask for. Not jsdom: there, bytes that come out of IndexedDB are of
 * another realm than those that went in.
 */
class Page extends EventTarget {
  readonly visibilityState = 'visible'
  readonly #jar = new Map<string, string>()

  get cookie(): string {
    return [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  set cookie(written: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(written) ?? []
    if (written.includes('Max-Age=0')) this.#jar.delete(name)
    else this.#jar.set(name, value)
  }
}

const events = new EventTarget()

Object.assign(globalThis, {
  window: globalThis,
  document: new Page(),
  location: new URL('http://localhost:4180/'),
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
})

Object.defineProperty(navigator, 'onLine', { value: true })
