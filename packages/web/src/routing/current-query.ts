/** The query of the address in the browser. After quick clicks it is newer than the rendered page: changes start from it. */
export const currentQuery = (): URLSearchParams => new URLSearchParams(window.location.search);
