/** Loads the script of a service that the visitor allows. A script that fails to load changes nothing on the page. */
export function loadScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.head.append(script);
}
