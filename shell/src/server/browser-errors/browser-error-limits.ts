/** How many reports of one visitor's network, and of all, count within a minute; so many are logged. */
export const mostOfVisitor = 20;
export const mostOfAll = 600;
export const mostLogged = 20;
