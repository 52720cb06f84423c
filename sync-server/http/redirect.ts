/** An answer that sends the browser on. */
export class Redirect {
  readonly url: string

  constructor(url: string) {
    this.url = url
  }
}
