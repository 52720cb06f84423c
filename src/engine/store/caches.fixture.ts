/** As much of the browser's caches as stored screens ask for. Put in place by `vi.stubGlobal('caches', new FakeCaches())`. */
export class FakeCaches {
  readonly #caches = new Map<string, Map<string, Response>>()

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()]
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name)
  }

  async open(name: string) {
    const entries = this.#caches.get(name) ?? new Map<string, Response>()
    this.#caches.set(name, entries)
    return {
      put: async (key: string, response: Response) => void entries.set(key, response),
      delete: async (key: string) => entries.delete(key),
      keys: async () => [...entries.keys()],
    }
  }

  async match(key: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return this.#caches.get(cacheName)?.get(key)?.clone()
  }
}
