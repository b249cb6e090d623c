import { register } from '../enhancement/register';
import { markForms, onClick, onPageShow, onSubmit } from './enhanced-form';
import { addDismiss } from './message-in-place';

register(markForms);
register(addDismiss);
document.addEventListener('submit', onSubmit);
document.addEventListener('click', onClick, true);
window.addEventListener('pageshow', onPageShow);
