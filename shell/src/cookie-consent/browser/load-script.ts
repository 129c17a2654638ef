/** Loads a script of a service that the visitor allows. One that does not come leaves the page as it is. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}
