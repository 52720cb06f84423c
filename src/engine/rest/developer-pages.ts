/** Whether the server has developer pages, which it has with DEV_MODE only. A file of its own, loaded for `/dev` alone. */
export function hasDeveloperPages(): Promise<boolean> {
  return fetch('/dev/mail', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}
