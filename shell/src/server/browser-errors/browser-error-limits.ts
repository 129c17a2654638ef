/** How many reports count within a minute: of one visitor's network, and of all visitors; and how many are logged. */
export const mostOfVisitor = 20;
export const mostOfAll = 600;
export const mostLogged = 20;
